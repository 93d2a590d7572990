import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm'
import { isSqlite, text } from './schema.ts'

/** Makes room for the secrets of authenticators as encrypted by the API, which are longer. */
export class SealedAuthenticators1764100000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await resize(runner, 64, 200)
  }

  /**
   * Deletes encrypted secrets: they do not fit the former columns, and earlier versions cannot read them. Their owners
   * set up new ones.
   */
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
