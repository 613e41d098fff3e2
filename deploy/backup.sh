#!/bin/sh
# Writes one file with everything that an empty host needs: database, DATA_DIR and settings.
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
# Uploads that are still on their way change while they are copied, and begin anew after a restore.
mkdir "$work/data"
tar --create --file="$work/data.tar" --directory="${DATA_DIR:-/var/lib/uns}" \
  --exclude=./checking --exclude=./files/writing --exclude=./files/parts .
tar --extract --file="$work/data.tar" --directory="$work/data"
rm "$work/data.tar"
cp "$settings" "$work/uns.env"

# Under its name only when it is whole.
name=uns-$(date -u +%Y-%m-%dT%H%M%SZ).tar
tar --create --file="$folder/.$name" --directory="$work" database.dump data uns.env
mv "$folder/.$name" "$folder/$name"
find "$folder" -name 'uns-*.tar' -mtime "+$days" -delete
echo "$folder/$name"
