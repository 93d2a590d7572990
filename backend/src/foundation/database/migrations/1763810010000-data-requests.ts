import { Table, TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm'
import * as v from 'valibot'
import { sha256 } from '../sha256.ts'
import { generatedId, index, moment, text, unique } from './schema.ts'

const SUBMISSIONS = ['contacts', 'career_applications']
const EMAIL_HASH = text('email_hash', 64)
/** Empty for a row that was not written by the API, so that no address finds it. */
const SENDER_HASH = { ...EMAIL_HASH, default: "''" }
const BATCH = 1_000

const Senders = v.array(v.object({ id: v.number(), email: v.string() }))

/** Adds requests for copies and erasure, and the hashes that find a sender's records. */
export class DataRequests1763810010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of SUBMISSIONS) {
      await runner.addColumn(table, new TableColumn(SENDER_HASH))
      await hashSenders(runner, table)
      await runner.createIndex(table, index(table, 'email_hash'))
    }
    await runner.createTable(
      new Table({
        name: 'data_requests',
        columns: [
          generatedId(runner),
          EMAIL_HASH,
          text('email', 254),
          text('token_hash', 64, true),
          moment('created_at'),
        ],
        indices: [
          unique('data_requests', 'token_hash'),
          index('data_requests', 'email_hash', 'created_at'),
          index('data_requests', 'created_at'),
        ],
      }),
    )
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('data_requests')
    for (const table of SUBMISSIONS) {
      await runner.dropIndex(table, index(table, 'email_hash'))
      await runner.dropColumn(table, 'email_hash')
    }
  }
}

/** Hashes in JavaScript, as the API does: databases fold case differently. */
async function hashSenders(runner: QueryRunner, table: string): Promise<void> {
  let last = 0
  for (;;) {
    const rows: unknown = await runner.query(
      `SELECT id, email FROM ${table} WHERE id > ? ORDER BY id LIMIT ${BATCH}`,
      [last],
    )
    const senders = v.parse(Senders, rows)
    for (const { id, email } of senders) {
      const hash = sha256(email.normalize('NFC').toLowerCase())
      await runner.query(`UPDATE ${table} SET email_hash = ? WHERE id = ?`, [hash, id])
    }
    if (senders.length < BATCH) return
    last = senders.at(-1)?.id ?? last
  }
}
