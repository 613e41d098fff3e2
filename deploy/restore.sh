#!/bin/sh
# Replaces the current state with a backup:
#   deploy/restore.sh /var/backups/uns/uns-2026-11-21T214500Z.tar
# Backs up the current state first. Existing settings stay; an empty host gets those of the backup.
set -eu
umask 077

backup=$(realpath "$1")
here=$(dirname "$(realpath "$0")")
settings=${UNS_SETTINGS:-/etc/uns/uns.env}
instances=${UNS_INSTANCES:-3001 3002}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Change nothing until the whole file has proved readable.
tar --extract --no-same-owner --file="$backup" --directory="$work"
pg_restore --file=/dev/null "$work/database.dump"

[ -f "$settings" ] || install -D -m 0600 "$work/uns.env" "$settings"
set -a
. "$settings"
set +a
address=${DIRECT_DATABASE_URL:-$DATABASE_URL}
data=${DATA_DIR:-/var/lib/uns}

"$here/database.sh"
for instance in $instances; do systemctl stop "uns@$instance"; done
tables=$(psql --no-psqlrc --tuples-only --no-align --command "select count(*) from pg_tables where schemaname in ('public', 'drizzle')" "$address")
if [ "$tables" != 0 ]; then
  install -d -m 0700 "$data"
  echo "The previous data is in $("$here/backup.sh")"
fi

# One transaction replaces the old rows with the new ones, so that a failure changes nothing.
{
  echo 'set client_min_messages = warning; begin; drop schema if exists drizzle cascade; drop schema public cascade; create schema public;'
  pg_restore --no-owner --no-privileges --file=- "$work/database.dump"
  echo 'commit;'
} | psql --no-psqlrc --quiet --output=/dev/null --set ON_ERROR_STOP=1 "$address"
rm -rf "$data.restored"
cp -R "$work/data" "$data.restored"
! id uns > /dev/null 2>&1 || chown -R uns:uns "$data.restored"
rm -rf "$data"
mv "$data.restored" "$data"

for instance in $instances; do systemctl enable --now "uns@$instance"; done
echo "$backup is live."
