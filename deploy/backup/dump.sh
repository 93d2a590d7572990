# Dumps the database of one moment, while the APIs go on, into $BACKUPS/<time>.sql.gz. The file has its name once it is
# whole, and only its owner can read it. MYSQL_PWD holds the password, which so stands in no list of processes.
set -euo pipefail
umask 077
file="$BACKUPS/$(date -u +%Y%m%dT%H%M%SZ).sql.gz"
part=$(mktemp "$BACKUPS/.part-XXXXXX")
trap 'rm -f "$part"' EXIT
mysqldump --host="$DATABASE_HOST" --port="${DATABASE_PORT:-3306}" --user="$DATABASE_USER" \
  --single-transaction --quick --no-tablespaces --hex-blob --default-character-set=utf8mb4 \
  "$DATABASE_NAME" | gzip > "$part"
mv --no-clobber "$part" "$file"
echo "$file"
