#!/usr/bin/env bash
# Real services for tests: PostgreSQL 17 with pgvector and Valkey, from Debian's next release, in a folder of their own (.services,
# not in git), on free loopback ports. Needs root and apt (for debootstrap).
#   scripts/services.sh start   prepares and starts them; prints the two settings of the tests as `export` lines
#   scripts/services.sh stop    ends them
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD/.services/trixie
state=$PWD/.services/running

mirror() {
  # The mirror that this machine uses already, in either form of apt's sources.
  { cat /etc/apt/sources.list.d/*.sources 2>/dev/null | awk '/^URIs:/ {print $2; exit}'
    cat /etc/apt/sources.list 2>/dev/null | awk '$1 == "deb" {print $2; exit}'; } | head -n 1
}

prepare() {
  [ -x "$root/usr/lib/postgresql/17/bin/postgres" ] && [ -x "$root/usr/bin/valkey-server" ] && [ -e "$root/.complete" ] && return
  command -v debootstrap >/dev/null || { apt-get update -qq && apt-get install -y -qq debootstrap; } >&2
  rm -rf "$root" && mkdir -p "$root"
  debootstrap --variant=minbase --include=postgresql-17,postgresql-17-pgvector,valkey-server trixie "$root" "$(mirror)" \
    >"$root.log" 2>&1 || { tail -n 20 "$root.log" >&2; exit 1; }
  touch "$root/.complete"
}

free_port() {
  node -e 'const s = require("node:net").createServer().listen(0, "127.0.0.1", () => { console.log(s.address().port); s.close() })'
}

start() {
  prepare
  stop
  local pg_port valkey_port
  pg_port=$(free_port)
  valkey_port=$(free_port)
  rm -rf "$root/tmp/pg" && mkdir -p "$root/tmp/pg" "$root/run/postgresql" && chroot "$root" chown postgres:postgres /tmp/pg /run/postgresql
  local as_postgres=(chroot --userspec=postgres:postgres "$root" env LC_ALL=C.UTF-8)
  "${as_postgres[@]}" /usr/lib/postgresql/17/bin/initdb -D /tmp/pg -U postgres --auth=trust --encoding=UTF8 >/dev/null
  "${as_postgres[@]}" /usr/lib/postgresql/17/bin/postgres -D /tmp/pg -c listen_addresses=127.0.0.1 -c port="$pg_port" \
    -c unix_socket_directories= -c fsync=off -c max_connections=200 >"$root/tmp/pg.log" 2>&1 &
  local pg_pid=$!
  chroot "$root" valkey-server --bind 127.0.0.1 --port "$valkey_port" --save '' --appendonly no >"$root/tmp/valkey.log" 2>&1 &
  local valkey_pid=$!
  echo "$pg_pid $valkey_pid" >"$state"
  for _ in $(seq 1 100); do
    if chroot "$root" /usr/lib/postgresql/17/bin/pg_isready -q -h 127.0.0.1 -p "$pg_port" \
      && chroot "$root" valkey-cli -p "$valkey_port" ping >/dev/null 2>&1; then
      echo "export SITREP_TEST_DATABASE_URL=postgres://postgres@127.0.0.1:$pg_port/postgres"
      echo "export SITREP_TEST_VALKEY_URL=redis://127.0.0.1:$valkey_port"
      return
    fi
    sleep 0.2
  done
  tail -n 20 "$root/tmp/pg.log" "$root/tmp/valkey.log" >&2
  exit 1
}

stop() {
  [ -e "$state" ] || return 0
  # shellcheck disable=SC2046
  kill $(cat "$state") 2>/dev/null || true
  rm -f "$state"
}

case "${1:-}" in
  start) start ;;
  stop) stop ;;
  *) echo "usage: scripts/services.sh start|stop" >&2; exit 2 ;;
esac
