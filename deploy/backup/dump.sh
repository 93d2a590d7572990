# Dumps the database of one moment, while the APIs go on, into $BACKUPS/<time>.sql.gz, and then deletes the dumps that
# are older than $BACKUP_DAYS. The file has its name once it is whole, and only its owner can read it. MYSQL_PWD holds
# the password, which so stands in no list of processes.
#
# A dump holds what was erased since. Restore it with the APIs stopped, and run erase-again.js before they are started;
# they do it themselves, and do not serve where they cannot (docs/platform-operator.md, Backups).
set -euo pipefail
umask 077
days="${BACKUP_DAYS:-30}"
# No longer than the ledger of erasures remembers.
if ! [[ "$days" =~ ^[1-9][0-9]{0,2}$ ]] || (( days > 730 )); then
  echo 'BACKUP_DAYS must be from 1 to 730' >&2
  exit 2
fi
file="$BACKUPS/$(date -u +%Y%m%dT%H%M%SZ).sql.gz"
part=$(mktemp "$BACKUPS/.part-XXXXXX")
trap 'rm -f "$part"' EXIT
mysqldump --host="$DATABASE_HOST" --port="${DATABASE_PORT:-3306}" --user="$DATABASE_USER" \
  --single-transaction --quick --no-tablespaces --hex-blob --default-character-set=utf8mb4 \
  "$DATABASE_NAME" | gzip > "$part"
mv --no-clobber "$part" "$file"
# Only now, so that dumps which fail never leave us without one. Parts are of dumps that were killed.
find "$BACKUPS" -maxdepth 1 -type f \( -name '*Z.sql.gz' -o -name '.part-*' \) \
  -mmin "+$((days * 1440))" -delete
echo "$file"
