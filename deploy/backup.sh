#!/bin/sh
# Writes one file to restore an empty host from: database, DATA_DIR, uploaded files and settings.
#   systemctl start uns-backup
set -eu
umask 077

. "$(dirname "$(realpath "$0")")/settings.sh"
read_settings
folder=${UNS_BACKUPS:-/var/backups/uns}
days=${BACKUP_DAYS:-90}
name=uns-$(date -u +%Y-%m-%dT%H%M%SZ)

# Beside the backups, because the folder for temporary files may be in memory.
find "$folder" -maxdepth 1 -name '.work-*' -mmin +720 -exec rm -rf {} +
work=$(mktemp -d "$folder/.work-XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 143' TERM INT HUP

use_password_file "$work"
pg_dump --format=custom --no-owner --file="$work/database.dump" "$connection"
cp "$settings" "$work/uns.env"

# A live site writes meanwhile: 1 means that a file changed or went away.
add() {
  tar --append --file="$work/$name.tar" "$@" || [ $? = 1 ]
}
list() {
  tar --list --verbose --file="$work/$name.tar" | awk -v folder="$1/" '
    $1 ~ /^-/ && index($6, folder) == 1 { count++; bytes += $3 }
    END { printf "%d files, %d bytes\n", count, bytes }'
}

tar --create --file="$work/$name.tar" --files-from=/dev/null
# Not the files, which are added below, nor what the site writes again by itself.
set -- --exclude=./checking --exclude=./pages --exclude='./lock*' --exclude=./.restored
inside=${files#"$data"/}
[ -z "$files" ] || [ "$inside" = "$files" ] || set -- "$@" "--exclude=./$inside"
add --directory="$data" --transform='s,^\.,data,S' "$@" .
# Unfinished uploads restart after a restore.
[ -z "$files" ] || [ ! -d "$files" ] ||
  add --directory="$files" --transform='s,^\.,files,S' --exclude=./writing --exclude=./parts --exclude=./.restored .

{
  echo "taken: $(date -u +%Y-%m-%dT%H:%M:%SZ)"
  echo "release: $(basename "$(realpath .)")"
  echo "database: $(pg_restore --list "$work/database.dump" | grep -c ' TABLE DATA ') tables, $(wc -c < "$work/database.dump") bytes"
  echo "data: $(list data)"
  if [ -n "$files" ]; then echo "files: $(list files)"; else echo "files: in the bucket $S3_BUCKET, not in this backup"; fi
} > "$work/contents.txt"
add --directory="$work" contents.txt database.dump uns.env
rm "$work/database.dump"

# Only a complete file gets its name.
mv "$work/$name.tar" "$folder/$name.tar"
find "$folder" -name 'uns-*.tar' -mtime "+$days" -delete
cat "$work/contents.txt" >&2
echo "$folder/$name.tar"
