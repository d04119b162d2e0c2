#!/bin/sh
# Refuses a commit whose subject is longer than 72 characters. $1: the file with the message.
subject=$(head -n 1 "$1")
if [ "${#subject}" -gt 72 ]; then
    echo "error: the subject has ${#subject} characters; at most 72 are allowed: $subject" >&2
    exit 1
fi
