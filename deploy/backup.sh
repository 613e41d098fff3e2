#!/bin/sh
# Writes one file to restore an empty host from: database, DATA_DIR and settings.
#   systemctl start uns-backup
set -eu
umask 077

folder=${UNS_BACKUPS:-/var/backups/uns}
settings=${UNS_SETTINGS:-/etc/uns/uns.env}
days=${UNS_BACKUP_DAYS:-30}

set -a
. "$settings"
set +a
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
pg_dump --format=custom --no-owner --file="$work/database.dump" "${DIRECT_DATABASE_URL:-$DATABASE_URL}"
# Unfinished uploads change during the copy, so they are excluded and restart after a restore.
mkdir "$work/data"
tar --create --file="$work/data.tar" --directory="${DATA_DIR:-/var/lib/uns}" \
  --exclude=./checking --exclude=./files/writing --exclude=./files/parts .
tar --extract --file="$work/data.tar" --directory="$work/data"
rm "$work/data.tar"
cp "$settings" "$work/uns.env"

# Rename only the complete file.
name=uns-$(date -u +%Y-%m-%dT%H%M%SZ).tar
tar --create --file="$folder/.$name" --directory="$work" database.dump data uns.env
mv "$folder/.$name" "$folder/$name"
find "$folder" -name 'uns-*.tar' -mtime "+$days" -delete
echo "$folder/$name"
