import { afterAll, beforeAll } from '@jest/globals'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EntityManager } from 'typeorm'
import type { Config } from '../../foundation/config/config.ts'
import type { NewConfig } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { LeagueAnswers } from '../answers/league-answers.ts'
import { runLeague } from '../command/league-command.ts'
import { Fixture } from '../matches/fixture.entity.ts'
import { Season } from '../seasons/season.entity.ts'

/** First line of a CSV file of matches. */
export const CSV_HEADER =
  'round,date,time,home,away,ground,status,home_goals,away_goals,home_half,away_half,note\n'

/** A round of the season 2025/26: a result, a draw without a ground, and a match that is postponed. */
export const ROUND = [
  '1,2025-09-13,15:00,Hearts of Oak,Kotoko,Accra Sports Stadium,,2,1,1,0,',
  '1,2025-09-13,18:00,Aduana Stars,Bechem,,,0,0,,,',
  '1,2025-09-14,,Dreams,Medeama FC,,postponed,,,,,',
]

/** Day some days from now, ISO 8601. */
export const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The API with the command `pnpm league` beside it, started once for the tests of a suite. */
export class LeagueFiles {
  api!: TestApp
  /** Folder in which the command finds its files. */
  folder!: string
  private config!: Config

  /** @param variables environment of the API. */
  constructor(newConfig: NewConfig, variables?: Record<string, string>) {
    beforeAll(async () => {
      this.config = await newConfig(variables)
      this.folder = this.config.DATA_DIR
      this.api = await startTestApp(this.config)
    }, 60_000)
    afterAll(() => this.api.app.close())
  }

  get manager(): EntityManager {
    return this.api.dataSource.manager
  }

  readonly get = (path: string): ReturnType<TestApp['inject']> =>
    this.api.inject(`/api/league${path}`)

  /** Forgets kept answers, as every API does when another process has written. */
  forget(): void {
    this.api.app.get(LeagueAnswers).invalidate()
  }

  /** Runs `pnpm league`, with the text in the file that the arguments name. */
  readonly league = async (args: string, text?: string) => {
    const [stdout, stderr]: [string[], string[]] = [[], []]
    const file = join(this.folder, args.split(' ').find(isFile) ?? 'none.csv')
    if (text !== undefined) await writeFile(file, text)
    const words = args.match(/"[^"]*"|\S+/g) ?? []
    const code = await runLeague(
      words.map((word) => (isFile(word) ? join(this.folder, word) : word.replaceAll('"', ''))),
      {
        stdout: (line) => stdout.push(line),
        stderr: (line) => stderr.push(line.replace(`${this.folder}/`, '')),
        config: this.config,
        withDatabase: (work) => work(this.api.dataSource),
      },
    )
    this.forget()
    return { code, stdout: stdout.join('\n'), stderr }
  }

  /** Imports rows of a CSV file. */
  readonly importing = (rows: readonly string[], options = '', season = '2025-26') =>
    this.league(
      `import round.csv --season ${season} ${options}`,
      CSV_HEADER + rows.join('\n') + '\n',
    )

  /** The matches of a season as they are stored, in the order in which they were. */
  readonly fixtures = (slug = '2025-26') =>
    this.manager
      .createQueryBuilder(Fixture, 'fixture')
      .innerJoin(Season, 'season', 'season.id = fixture.seasonId AND season.slug = :slug', { slug })
      .orderBy('fixture.id')
      .getMany()
}

const isFile = (word: string) => /\.(?:csv|json|txt)$/.test(word)
