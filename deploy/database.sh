#!/bin/sh
# Creates the role and database of DATABASE_URL if they are missing and PostgreSQL runs on this machine.
# A database on another machine, or behind a proxy on this one, is left alone.
set -eu

. "$(dirname "$(realpath "$0")")/settings.sh"
read_settings
port=$(part port)
port=${port:-5432}

[ -n "$(part database)" ] || { echo "DATABASE_URL is not like postgres://uns:password@127.0.0.1/uns" >&2; exit 1; }
case $(part host) in 127.0.0.1 | localhost | '[::1]') ;; *) exit 0 ;; esac
[ -S "${UNS_POSTGRES_SOCKETS:-/var/run/postgresql}/.s.PGSQL.$port" ] || { echo "No PostgreSQL of this machine listens on $port: the database must exist already." >&2; exit 0; }

# The password goes through a pipe, so that it is not visible in the process list.
echo "select format('create role %I login', :'name') where not exists (select from pg_roles where rolname = :'name') \gexec
alter role :\"name\" login password '$(part password | sed "s/'/''/g")';
select format('create database %I owner %I encoding %L locale %L template template0', :'database', :'name', 'UTF8', 'C.UTF-8')
  where not exists (select from pg_database where datname = :'database') \gexec" |
  runuser -u postgres -- psql --quiet --host="${UNS_POSTGRES_SOCKETS:-/var/run/postgresql}" --port="$port" --set ON_ERROR_STOP=1 --set name="$(part user)" --set database="$(part database)"
