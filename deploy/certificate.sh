#!/bin/sh
# certbot's deploy hook: installs each new certificate and reloads nginx.
set -eu

place=${UNS_CERTIFICATE:-/etc/ssl/uns}
install -m 0600 "$RENEWED_LINEAGE/privkey.pem" "$place/privkey.pem.new"
install -m 0644 "$RENEWED_LINEAGE/fullchain.pem" "$place/fullchain.pem.new"
mv "$place/privkey.pem.new" "$place/privkey.pem"
mv "$place/fullchain.pem.new" "$place/fullchain.pem"
${UNS_RELOAD:-systemctl reload nginx}
