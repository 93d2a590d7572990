import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm'
import { number, text } from './schema.ts'

/** Adds the session of each tap, which tells two phones of one account apart, and the file that an event is from. */
export class SourcesOfEvents1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('taps', sessionId(runner))
    await runner.addColumn('match_events', source())
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('match_events', source())
    await runner.dropColumn('taps', sessionId(runner))
  }
}

const sessionId = (runner: QueryRunner) => new TableColumn(number(runner, 'session_id', true))

const source = () => new TableColumn(text('source', 100, true))
