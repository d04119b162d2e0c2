#!/bin/sh
# A Chromium for the browser tests: prints its path, and installs it where that is possible (Debian
# or Ubuntu, as root). Otherwise it says what to install, and ends with 1. Where there is one, it is
# the headless shell: the same engine without the windows of a desktop, which take most of the time.
set -eu

browser() {
    for name in chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable chrome; do
        command -v "$name" && return
    done
    for path in \
        "${PLAYWRIGHT_BROWSERS_PATH:-$HOME/.cache/ms-playwright}"/chromium_headless_shell-*/chrome-*/*headless[_-]shell \
        "${PLAYWRIGHT_BROWSERS_PATH:-$HOME/.cache/ms-playwright}"/chromium-*/chrome-linux*/chrome \
        "$HOME"/Library/Caches/ms-playwright/chromium-*/chrome-mac*/Chromium.app/Contents/MacOS/Chromium \
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome" \
        /Applications/Chromium.app/Contents/MacOS/Chromium; do
        if [ -x "$path" ]; then
            printf '%s\n' "$path"
            return
        fi
    done
    return 1
}

install() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    export DEBIAN_FRONTEND=noninteractive
    {
        apt-get update -qq && {
            apt-get install -qq -y --no-install-recommends chromium-headless-shell ||
                apt-get install -qq -y --no-install-recommends chromium
        }
    } >&2
}

browser && exit
install || true
browser && exit
echo "Chromium was not found. Install it: Debian: apt-get install chromium;" \
    "macOS: brew install --cask chromium. Or: npx playwright install chromium." >&2
exit 1
