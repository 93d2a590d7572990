import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm'
import { isSqlite, text } from './schema.ts'

/** Secrets of authenticators are sealed by the API, which makes them longer. */
export class SealedAuthenticators1764100000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await resize(runner, 64, 200)
  }

  /** Sealed secrets do not fit in the columns of before, and nobody could read them: their owners make new ones. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM desk_authenticators')
    await resize(runner, 200, 64)
  }
}

async function resize(runner: QueryRunner, before: number, after: number): Promise<void> {
  for (const name of ['secret', 'offer']) {
    if (isSqlite(runner)) {
      const column = (length: number) => new TableColumn(text(name, length, true))
      await runner.changeColumn('desk_authenticators', column(before), column(after))
    } else {
      // TypeORM would drop the column and add it anew.
      await runner.query(
        `ALTER TABLE desk_authenticators MODIFY ${name} varchar(${String(after)}) NULL`,
      )
    }
  }
}
