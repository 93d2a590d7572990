# Dumps a consistent snapshot of the database, while the APIs keep running, into $BACKUPS/<time>.sql.gz, and then
# deletes dumps older than $BACKUP_DAYS. The file gets its final name only when it is complete, and only its owner
# can read it. MYSQL_PWD holds the password, so that it does not appear in any process list.
#
# A dump still contains records that were erased later. Restore it with the APIs stopped, and run erase-again.js
# before you start them; the APIs also do this on start, and refuse to serve if it fails (docs/platform-operator.md,
# Backups).
set -euo pipefail
umask 077
days="${BACKUP_DAYS:-30}"
# At most as long as the ledger remembers erasures.
if ! [[ "$days" =~ ^[1-9][0-9]{0,2}$ ]] || (( days > 730 )); then
  echo 'BACKUP_DAYS must be from 1 to 730' >&2
  exit 2
fi
# DATABASE_CA, as the APIs have it: a file, or system for the authorities that this machine knows.
tls=()
if [[ -n "${DATABASE_CA:-}" ]]; then
  ca="$DATABASE_CA"
  if [[ "$ca" == system ]]; then
    ca=/etc/pki/tls/certs/ca-bundle.crt
    [[ -e "$ca" ]] || ca=/etc/ssl/certs/ca-certificates.crt
  fi
  verify=--ssl-mode=VERIFY_IDENTITY
  [[ "$(mysqldump --version)" == *MariaDB* ]] && verify=--ssl-verify-server-cert
  tls=("$verify" "--ssl-ca=$ca")
fi
# Milliseconds, so that dumps by hand and by schedule do not get one name.
file="$BACKUPS/$(date -u +%Y%m%dT%H%M%S.%3NZ).sql.gz"
part=$(mktemp "$BACKUPS/.part-XXXXXX")
trap 'rm -f "$part"' EXIT
mysqldump --host="$DATABASE_HOST" --port="${DATABASE_PORT:-3306}" --user="$DATABASE_USER" "${tls[@]}" \
  --single-transaction --quick --no-tablespaces --hex-blob --default-character-set=utf8mb4 \
  "$DATABASE_NAME" | gzip > "$part"
mv --no-clobber "$part" "$file"
# Older versions of mv keep the earlier file without a word. A hard link would tell, but not every disk has them.
if [[ -e "$part" ]]; then
  echo "$file is there already: dump again" >&2
  exit 1
fi
# Delete only now, so that failing dumps never leave us without one. Part files are left by dumps that were killed.
find "$BACKUPS" -maxdepth 1 -type f \( -name '*Z.sql.gz' -o -name '.part-*' \) \
  -mmin "+$((days * 1440))" -delete
echo "$file"
