# Sourced by the other scripts: reads the settings and what follows from them.

settings=${UNS_SETTINGS:-/etc/uns/uns.env}

read_settings() {
  set -a
  . "$settings"
  set +a
  address=${DIRECT_DATABASE_URL:-$DATABASE_URL}
  data=${DATA_DIR:-/var/lib/uns}
  # Empty if uploads are in a bucket.
  files=
  [ -n "${S3_BUCKET:-}" ] || files=${FILES_DIR:-$data/files}
}

# The parts of DATABASE_URL: user, password, host, port, database.
part() {
  rest=${address#*://}
  authority=${rest%%/*}
  login=${authority%"${authority##*@}"}
  server=${authority##*@}
  case $1:$server in
    user:*) value=${login%%[:@]*} ;;
    password:*) case $login in *:*@) value=${login#*:} value=${value%@} ;; *) value= ;; esac ;;
    host:\[*) value=${server%%]*}] ;;
    host:*) value=${server%%:*} ;;
    port:*]:* | port:[!\[]*:*) value=${server##*:} ;;
    database:*) case $rest in */*) value=${rest#*/} value=${value%%\?*} ;; *) value= ;; esac ;;
    *) value= ;;
  esac
  printf '%s\n' "$value" | decode
}

# Percent-encoding, which a password with @ or / needs.
decode() {
  LC_ALL=C awk '{
    while (match($0, /%[0-9A-Fa-f][0-9A-Fa-f]/)) {
      digits = tolower(substr($0, RSTART + 1, 2))
      value = (index("0123456789abcdef", substr(digits, 1, 1)) - 1) * 16 + index("0123456789abcdef", substr(digits, 2, 1)) - 1
      printf "%s%c", substr($0, 1, RSTART - 1), value
      $0 = substr($0, RSTART + 3)
    }
    print
  }'
}

# Arguments are visible to every user, so the password goes into a file in the given folder. Leaves
# `connection`, without the parameters that only the site understands.
use_password_file() {
  export PGPASSFILE="$1/.pgpass"
  printf '*:*:*:*:%s\n' "$(part password | sed 's/[\\:]/\\&/g')" > "$PGPASSFILE"
  chmod 600 "$PGPASSFILE"
  connection=$(printf '%s\n' "$address" | sed 's|^\(postgres[a-z]*://[^:@/]*\):[^@]*@|\1@|; s/\([?&]\)prepare=[^&]*&\{0,1\}/\1/; s/[?&]$//')
}
