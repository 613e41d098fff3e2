#!/bin/sh
# Makes a built release live, one instance at a time:
#   deploy/update.sh /srv/uns/releases/2026-12-05
#   deploy/update.sh --back        rolls back to the previous release
# If an instance does not start, the script restores the previous release and fails.
set -eu

home=${UNS_HOME:-/srv/uns}
settings=${UNS_SETTINGS:-/etc/uns/uns.env}
instances=${UNS_INSTANCES:-3001 3002}
pages=${UNS_PAGES:-/var/cache/nginx/uns-pages}
port=${UNS_PORT:-443}

[ -n "${1:-}" ] || { echo "Which release? Or --back." >&2; exit 1; }
[ "$1" != --back ] || set -- "$home/former"
release=$(realpath "$1")
former=$(readlink "$home/current" || true)
address=$(. "$settings" && echo "$APP_URL")
name=${address#https://}
[ -f "$release/.next/uns-build" ] || { echo "$release is not built." >&2; exit 1; }

lead_to() {
  ln -sfn "$2" "$home/$1.new"
  mv -T "$home/$1.new" "$home/$1"
}

# Fills nginx's cache, which keeps these files for 30 days after their last use, so that a page opened
# today finds them after this release is gone. Local request, so any certificate is accepted.
keep_files() {
  (cd "$release/.next/static" && find . -type f) |
    sed "s|^\./\(.*\)|url = \"https://$name:$port/_next/static/\1\"\noutput = /dev/null|" |
    curl --silent --show-error --fail --globoff --insecure --compressed --noproxy '*' \
      --resolve "$name:$port:127.0.0.1" --config -
}

# Returns when the instance has migrated the database and responds.
start() {
  systemctl restart "uns@$1" || return 1
  # nginx skips an instance that was down for a second or two.
  sleep 3
}

take_back() {
  echo "uns@$instance did not come up with $release." >&2
  [ -n "$former" ] || exit 1
  lead_to current "$former"
  for instance in $started; do start "$instance"; done
  echo "$former is live again." >&2
  exit 1
}

lead_to current "$release"
started=
for instance in $instances; do
  started="$started $instance"
  start "$instance" || take_back
  [ "$started" != " $instance" ] || keep_files
done
[ -z "$former" ] || [ "$former" = "$release" ] || lead_to former "$former"

# Clear cached pages of the previous release.
[ ! -d "$pages" ] || find "$pages" -type f -delete
echo "$release is live."
