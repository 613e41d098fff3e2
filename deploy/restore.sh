#!/bin/sh
# Replaces the current state with a backup:
#   deploy/restore.sh /var/backups/uns/uns-2026-11-21T214500Z.tar
# Backs up the current state first. Existing settings stay; an empty host gets those of the backup.
set -eu
umask 077

backup=$(realpath "$1")
here=$(dirname "$(realpath "$0")")
instances=${UNS_INSTANCES:-3001 3002}
. "$here/settings.sh"

# Beside the backups, because the folder for temporary files may be in memory.
work=$(mktemp -d "${UNS_BACKUPS:-/var/backups/uns}/.work-XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 143' TERM INT HUP

# Change nothing until the whole file has proved readable and has what it says.
tar --extract --no-same-owner --file="$backup" --directory="$work"
pg_restore --file=/dev/null "$work/database.dump"
# Backups used to hold the files within the data.
[ -d "$work/files" ] || [ ! -d "$work/data/files" ] || mv "$work/data/files" "$work/files"
count() { find "$work/$1" -type f 2> /dev/null | wc -l; }
if [ -f "$work/contents.txt" ]; then
  cat "$work/contents.txt" >&2
  for part in data files; do
    stated=$(sed -n "s/^$part: \([0-9]*\) files.*/\1/p" "$work/contents.txt")
    [ -z "$stated" ] || [ "$(count $part)" = "$stated" ] ||
      { echo "$backup holds $(count $part) files of $part, not $stated. Nothing was changed." >&2; exit 1; }
  done
fi

[ -f "$settings" ] || install -D -m 0600 "$work/uns.env" "$settings"
read_settings
use_password_file "$work"

# The new content waits inside its folder, which may be a mount point that cannot be replaced.
stage() {
  install -d -m 0700 "$2"
  rm -rf "$2/.restored"
  cp -R "$work/$1" "$2/.restored"
  ! id uns > /dev/null 2>&1 || chown -R uns:uns "$2" 2> /dev/null || chown -R uns:uns "$2/.restored"
}
# All but the folders named after the first argument.
replace() {
  target=$1
  kept=$2
  find "$target" -mindepth 1 -maxdepth 1 ! -name .restored ! -name "$kept" -exec rm -rf {} +
  find "$target/.restored" -mindepth 1 -maxdepth 1 -exec mv {} "$target/" \;
  rmdir "$target/.restored"
}
stage data "$data"
[ -z "$files" ] || [ ! -d "$work/files" ] || stage files "$files"

"$here/database.sh"
for instance in $instances; do systemctl stop "uns@$instance"; done
unchanged() {
  status=$?
  rm -rf "$work" "$data/.restored" ${files:+"$files/.restored"}
  [ $status = 0 ] || {
    for instance in $instances; do systemctl start "uns@$instance" || true; done
    echo "Nothing was changed." >&2
  }
}
trap unchanged EXIT
tables=$(psql --no-psqlrc --tuples-only --no-align --command "select count(*) from pg_tables where schemaname in ('public', 'drizzle')" "$connection")
[ "$tables" = 0 ] || echo "The previous data is in $("$here/backup.sh" 2> /dev/null)"

# One transaction replaces the old rows with the new ones, so that a failure changes nothing.
pg_restore --no-owner --no-privileges --file="$work/database.sql" "$work/database.dump"
{
  echo 'set client_min_messages = warning; begin; drop schema if exists drizzle cascade; drop schema public cascade; create schema public;'
  cat "$work/database.sql"
  echo 'commit;'
} | psql --no-psqlrc --quiet --output=/dev/null --set ON_ERROR_STOP=1 "$connection"
trap 'rm -rf "$work"' EXIT

inside=${files#"$data"/}
[ "$inside" != "$files" ] || inside=.restored
replace "$data" "${inside%%/*}"
[ -z "$files" ] || [ ! -d "$files/.restored" ] || replace "$files" .restored

for instance in $instances; do systemctl enable --now "uns@$instance"; done
echo "$backup is live."
