import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'

/** API responses of the league by path, from a fresh installation: the portal's tests read them. */
export type LeagueAnswers = Readonly<Record<string, unknown>>

const FILE = join(WORKSPACE_ROOT, 'mfe-gpl/src/testing/sample-league.json')

export const readSampleLeague = async () =>
  JSON.parse(await readFile(FILE, 'utf8')) as LeagueAnswers

/** Writes one response per line, so that differences are readable. */
export async function writeSampleLeague(answers: LeagueAnswers): Promise<void> {
  const lines = Object.entries(answers).map(
    ([path, body]) => `${JSON.stringify(path)}: ${JSON.stringify(body)}`,
  )
  await writeFile(FILE, `{\n${lines.join(',\n')}\n}\n`)
}

const CURRENT = 'seasons/2024-25'
const SEASONS = [CURRENT, 'seasons/2023-24', 'seasons/2022-23', 'seasons/2021-22']

/** API calls of the portal's pages, below `/api/league/`. */
const CALLS = [
  'seasons',
  ...SEASONS.flatMap((season) => [
    season,
    ...['', '?venue=home', '?venue=away'].map((query) => `${season}/standings${query}`),
  ]),
  ...['?round=10', '?live=true'].map((query) => `${CURRENT}/standings${query}`),
  ...['?round=14', '?round=15', '?round=16', '?club=hearts-of-oak'].map(
    (query) => `${CURRENT}/fixtures${query}`,
  ),
  ...['players', 'scorers', 'assists'].map((list) => `${CURRENT}/${list}`),
  'live',
  'matches/2025-01-26-hearts-of-oak-asante-kotoko',
  'articles',
  'topics',
  'products',
]

/** Requests everything that the portal requests. Event ids differ between installations, and are left empty. */
export async function recordLeague(
  ask: (path: string) => Promise<unknown>,
): Promise<LeagueAnswers> {
  const answers: Record<string, unknown> = {}
  const record = async (call: string) => {
    const path = `/api/league/${call}`
    answers[path] = lasting(await ask(path))
    return answers[path]
  }
  for (const call of CALLS) await record(call)
  const articles = (await record('articles')) as readonly { readonly slug: string }[]
  for (const { slug } of articles) await record(`articles/${slug}`)
  return answers
}

const lasting = (answer: unknown): unknown =>
  JSON.parse(JSON.stringify(answer), (key, value: unknown) =>
    key === 'id' && typeof value === 'string' ? '' : value,
  )
