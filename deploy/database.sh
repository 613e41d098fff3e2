#!/bin/sh
# Creates the role and database of DATABASE_URL if they are missing and PostgreSQL runs on this machine.
# A database on another machine is left alone.
set -eu

settings=${UNS_SETTINGS:-/etc/uns/uns.env}
address=$(. "$settings" && echo "${DIRECT_DATABASE_URL:-$DATABASE_URL}")

part() { echo "$address" | sed -n "s|^postgres[a-z]*://\([^:@]*\):\([^@]*\)@\([^:/]*\)[^/]*/\([^?]*\).*|\\$1|p"; }
[ -n "$(part 4)" ] || { echo "DATABASE_URL is not like postgres://uns:password@127.0.0.1/uns" >&2; exit 1; }
case $(part 3) in 127.0.0.1 | localhost) ;; *) exit 0 ;; esac

# The password goes through a pipe, so that it is not visible in the process list.
echo "select format('create role %I login', :'name') where not exists (select from pg_roles where rolname = :'name') \gexec
alter role :\"name\" login password '$(part 2 | sed "s/'/''/g")';
select format('create database %I owner %I encoding %L locale %L template template0', :'database', :'name', 'UTF8', 'C.UTF-8')
  where not exists (select from pg_database where datname = :'database') \gexec" |
  runuser -u postgres -- psql --quiet --set ON_ERROR_STOP=1 --set name="$(part 1)" --set database="$(part 4)"
