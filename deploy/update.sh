#!/bin/sh
# Puts a release that is unpacked and built in front of the public, one instance after the other:
#   deploy/update.sh /srv/uns/releases/2026-11-21
# When the first instance does not come up, the former release stays and the script fails.
set -eu

release=$(realpath "$1")
home=${UNS_HOME:-/srv/uns}
instances=${UNS_INSTANCES:-3001 3002}
pages=${UNS_PAGES:-/var/cache/nginx/uns-pages}
name=${UNS_NAME:?the name of the site, such as uns.example}
port=${UNS_PORT:-443}

[ -f "$release/.next/uns-build" ] || { echo "$release is not built." >&2; exit 1; }
former=$(readlink "$home/current" || true)

lead_to() {
  ln -sfn "$1" "$home/current.new"
  mv -T "$home/current.new" "$home/current"
}

# nginx keeps these for 30 days after the last use, so that a page opened today finds its files
# when this release has gone. It needs its certificate only for the name, so any is fine here.
keep_files() {
  (cd "$release/.next/static" && find . -type f) |
    sed "s|^\./\(.*\)|url = \"https://$name:$port/_next/static/\1\"\noutput = /dev/null|" |
    curl --silent --show-error --fail --globoff --insecure --compressed \
      --resolve "$name:$port:127.0.0.1" --config -
}

lead_to "$release"
first=yes
for instance in $instances; do
  # Returns when the instance is ready. It has brought the database up to date before.
  if ! systemctl restart "uns@$instance"; then
    echo "uns@$instance did not come up with $release." >&2
    [ "$first" = yes ] && [ -n "$former" ] || exit 1
    lead_to "$former"
    systemctl restart "uns@$instance"
    exit 1
  fi
  # nginx leaves an instance that was away alone for a second or two.
  sleep 3
  [ "$first" = no ] || keep_files
  first=no
done

# No page of the former release outlives it.
[ ! -d "$pages" ] || find "$pages" -type f -delete
echo "$release is live."
