import { createReadStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import type { DataSource } from 'typeorm'
import * as v from 'valibot'
import yargs from 'yargs'
import { Origin } from 'shared-server/environment/values'
import { writeAudit } from '../../foundation/audit/audit-log.ts'
import type { Config } from '../../foundation/config/config.ts'
import { adjustPoints, type PointsDecision } from '../exchange/adjust-points.ts'
import { exportedText } from '../exchange/exported-text.ts'
import { FORMAT_NAMES, type FormatName } from '../exchange/file-formats.ts'
import { importSeason, type DoneImport, type RefusedImport } from '../exchange/import-season.ts'
import { DryRunRollback } from '../exchange/dry-run-rollback.ts'
import { TakenAlias } from '../exchange/taken-alias.ts'
import { UnknownSlug } from '../exchange/unknown-slug.ts'
import { makeCompetition } from '../exchange/make-competition.ts'
import { seasonText } from '../files/season-text.ts'
import { atFile } from './at-file.ts'
import { reportOf } from './import-report.ts'
import { OPERATOR } from './operator.ts'
import { checkPlace, PLACE } from './place.ts'
import { replayMatch, type AskedReplay } from './replay-match.ts'
import { WrongUse } from './wrong-use.ts'

/** Exit codes of `pnpm league`. */
export const EXIT = { done: 0, refused: 1, usage: 2 } as const

/** Environment of the command. */
export interface LeagueContext {
  readonly stdout: (text: string) => void
  readonly stderr: (text: string) => void
  readonly config: Config
  /** Opens the database for the duration of `work`. */
  readonly withDatabase: <Result>(
    work: (dataSource: DataSource) => Promise<Result>,
  ) => Promise<Result>
}

/**
 * Runs `pnpm league <verb>`. With `--json` it writes one JSON value to standard output, whatever happens.
 *
 * @returns the exit code.
 */
export async function runLeague(args: readonly string[], context: LeagueContext): Promise<number> {
  let code: number = EXIT.done
  let work: (() => Promise<void>) | undefined
  const isJson = args.includes('--json')
  const finish = (outcome: { data: unknown; text: string; lines?: readonly string[] }) => {
    const { data, text, lines = [] } = outcome
    for (const line of isJson ? [] : lines) context.stderr(line)
    if (isJson) context.stdout(JSON.stringify(data))
    else if (text) context.stdout(text)
  }
  const refuse = (message: string) => {
    code = EXIT.refused
    finish({ data: { refused: [message] }, text: '', lines: [message] })
  }
  const takeIn = async (given: Omit<Given, 'text' | 'format'>, format: FormatName) => {
    const { file } = given
    const read = await atFile(file, () => seasonText(createReadStream(file)))
    const outcome =
      'faults' in read
        ? { faults: read.faults, unknown: [] }
        : await context.withDatabase((dataSource) =>
            importInto(dataSource, { ...given, format, text: read.text }),
          )
    if ('faults' in outcome) code = EXIT.refused
    finish(reportOf(outcome, { file, isDryRun: given['dry-run'] }))
  }
  const writeOut = async (file: string | undefined, address: string, format: FormatName) => {
    const text = await context.withDatabase((dataSource) =>
      exportedText(dataSource, address, format),
    )
    if (text === null) return refuse(`there is no season ${address}`)
    if (file === undefined) return finish({ data: { text }, text: text.trimEnd() })
    await atFile(file, () => writeFile(file, text))
    finish({ data: { file }, text: `exported: ${file}` })
  }
  const adjust = async (decision: Omit<PointsDecision, 'by'>) => {
    const { club, points, season, on } = decision
    const wrong = await context.withDatabase((dataSource) =>
      dataSource.transaction(async (manager) => {
        const fault = await adjustPoints(manager, { ...decision, by: OPERATOR.actor })
        const change = `${decision.competition}~${season}: ${club} ${signed(points)} points`
        if (fault === null) await writeAudit(manager, OPERATOR, 'points adjusted', change)
        return fault
      }),
    )
    if (wrong !== null) return refuse(wrong)
    const text = `adjusted: ${club} ${signed(points)} in ${season}`
    finish({ data: { club, points, on }, text })
  }
  const playAgain = async (asked: AskedReplay) => {
    const tell = (line: string) => (isJson ? undefined : context.stdout(line))
    const report = await replayMatch(asked, { ...context, tell })
    if (report.faults.length > 0) code = EXIT.refused
    const text = `replayed: ${report.score.join('-')}, ${report.path}`
    finish({ data: report, text, lines: report.faults })
  }
  const parser = yargs([...args])
    .scriptName('pnpm league')
    .locale('en')
    .option('json', { type: 'boolean', describe: 'one JSON value on the output' })
    .command(
      'import <file>',
      'take a season in, whole or not at all',
      (verb) =>
        verb
          .positional('file', { type: 'string', demandOption: true })
          .options({ ...PLACE, ...IMPORT })
          .check(checkPlace)
          .check(
            ({ alias }) => alias.every((one) => /.=./.test(one)) || 'write --alias "name=slug"',
          ),
      (given) => {
        const format = formatOf(given.file)
        work = () => takeIn(given, format)
      },
    )
    .command(
      'export [file]',
      'write a season to a file, or to the output',
      (verb) =>
        verb
          .positional('file', { type: 'string' })
          .options({ ...PLACE, format: { choices: FORMAT_NAMES, describe: 'without a file' } })
          .check(checkPlace),
      ({ file, format, competition, season }) => {
        const wanted = format ?? (file === undefined ? 'csv' : formatOf(file))
        work = () => writeOut(file, `${competition}~${season}`, wanted)
      },
    )
    .command(
      'adjust',
      'give a club points or take them away',
      (verb) => verb.options({ ...PLACE, ...ADJUST }).check(checkPlace),
      (decision) => {
        work = () => adjust(decision)
      },
    )
    .command(
      'replay <match>',
      'play a finished match again, on every screen',
      (verb) =>
        verb
          .positional('match', { type: 'string', demandOption: true })
          .options(REPLAY_OPTIONS)
          .check(
            ({ speed }) => (speed > 0 && speed <= 10_000) || 'give --speed above 0, at most 10000',
          )
          .check(
            ({ origin }) =>
              origin === undefined ||
              v.is(Origin, origin) ||
              'give --origin as https://… or http://…',
          ),
      (asked) => {
        work = () => playAgain(asked)
      },
    )
    .demandCommand(1, 'name a verb')
    .strict()
    .version(false)
    .exitProcess(false)
    .fail(false)
  const fail = (error: unknown, as: number) => {
    const message = error instanceof Error ? error.message : String(error)
    refuse(message)
    code = as
  }
  try {
    await parser.parseAsync()
  } catch (error) {
    fail(error, EXIT.usage)
    return code
  }
  try {
    await work?.()
  } catch (error) {
    fail(error, error instanceof WrongUse ? EXIT.usage : EXIT.refused)
  }
  return code
}

const IMPORT = {
  'dry-run': { type: 'boolean', default: false, describe: 'say what would change' },
  alias: {
    type: 'string',
    array: true,
    default: [] as string[],
    describe: 'a name of the file and the club it means: "Kotoko=asante-kotoko"',
  },
  'new-clubs': { type: 'boolean', default: false, describe: 'make clubs of unknown names' },
  'new-competition': { type: 'string', describe: 'name of the competition, if there is none' },
} as const

const ADJUST = {
  club: { type: 'string', demandOption: true, describe: 'slug of the club' },
  points: { type: 'number', demandOption: true, describe: '-6 takes six away' },
  reason: { type: 'string', demandOption: true, describe: 'as visitors read it' },
  on: { type: 'string', default: new Date().toISOString().slice(0, 10), describe: 'YYYY-MM-DD' },
} as const

const REPLAY_OPTIONS = {
  speed: { type: 'number', default: 20, describe: 'minutes of the match in a minute' },
  origin: { type: 'string', describe: 'of the site or API; the API on this machine unless given' },
} as const

const signed = (points: number) => `${points > 0 ? '+' : ''}${points}`

function formatOf(file: string): FormatName {
  const format = FORMAT_NAMES.find((name) => extname(file).toLowerCase() === `.${name}`)
  if (!format) throw new TypeError(`${file} ends neither with .csv nor with .json nor with .txt`)
  return format
}

interface Given {
  readonly file: string
  readonly text: string
  readonly format: FormatName
  readonly competition: string
  readonly season: string
  readonly alias: readonly string[]
  readonly 'new-clubs': boolean
  readonly 'new-competition'?: string | undefined
  readonly 'dry-run': boolean
}

async function importInto(
  dataSource: DataSource,
  given: Given,
): Promise<RefusedImport | DoneImport> {
  const aliases = new Map(
    given.alias.map((one): [string, string] => {
      const at = one.lastIndexOf('=')
      return [one.slice(0, at), one.slice(at + 1)]
    }),
  )
  try {
    return await dataSource.transaction(async (manager) => {
      const name = given['new-competition']
      if (name !== undefined) await makeCompetition(manager, given.competition, name)
      const outcome = await importSeason(manager, {
        ...{ source: basename(given.file), text: given.text, format: given.format, aliases },
        ...{ competition: given.competition, season: given.season, by: OPERATOR.actor },
        takesNewClubs: given['new-clubs'],
      })
      if ('faults' in outcome || given['dry-run']) throw new DryRunRollback(outcome)
      const { added, changed } = outcome
      const counts = `${added.length} added, ${changed.length} changed`
      const change = `${given.competition}~${given.season}: ${basename(given.file)}, ${counts}`
      await writeAudit(manager, OPERATOR, 'season imported', change)
      return outcome
    })
  } catch (error) {
    if (error instanceof DryRunRollback) return error.outcome as RefusedImport | DoneImport
    if (error instanceof UnknownSlug) {
      const option = error.kind === 'club' ? 'alias' : error.kind
      throw new WrongUse(`--${option}: ${error.message}`)
    }
    if (error instanceof TakenAlias) throw new WrongUse(`--alias: ${error.message}`)
    throw error
  }
}
