#!/bin/sh
# A PostgreSQL for the tests: prints the folder of its programs, and installs them where that is
# possible (Debian or Ubuntu, as root). Otherwise it says what to install, and ends with 1.
set -eu

programs() {
    for initdb in "$(command -v initdb || true)" \
        $(ls -d /usr/lib/postgresql/*/bin/initdb 2>/dev/null | sort -Vr) \
        /usr/local/pgsql/bin/initdb \
        $(ls -d /opt/homebrew/opt/postgresql*/bin/initdb /usr/local/opt/postgresql*/bin/initdb \
            2>/dev/null | sort -Vr); do
        if [ -n "$initdb" ] && [ -x "$initdb" ]; then
            dirname "$(readlink -f "$initdb")"
            return
        fi
    done
    return 1
}

install() {
    [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null || return 1
    export DEBIAN_FRONTEND=noninteractive
    {
        apt-get update -qq &&
            apt-get install -qq -y --no-install-recommends postgresql-common &&
            # The tests start servers of their own: the package need not set one up.
            sed -i 's/^#*create_main_cluster.*/create_main_cluster = false/' \
                /etc/postgresql-common/createcluster.conf &&
            apt-get install -qq -y --no-install-recommends postgresql
    } >&2
}

programs && exit
install || true
programs && exit
echo "PostgreSQL was not found. Install it: Debian and Ubuntu: apt-get install postgresql;" \
    "macOS: brew install postgresql. Or put its folder with initdb and pg_ctl on the PATH." >&2
exit 1
