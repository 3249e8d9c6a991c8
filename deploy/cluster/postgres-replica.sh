#!/bin/bash
# Copies the database the first time, and follows it from then on.
set -euo pipefail
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  until pg_basebackup -h postgres -U replicator -D "$PGDATA" -X stream -R; do
    find "$PGDATA" -mindepth 1 -delete
    sleep 2
  done
  chmod 700 "$PGDATA"
fi
exec postgres -D "$PGDATA" -c cluster_name=replica
