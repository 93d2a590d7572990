import type { DoneImport, RefusedImport } from '../exchange/import-season.ts'
import type { FixtureWork } from '../exchange/import-fixtures.ts'

interface Report {
  readonly data: unknown
  readonly text: string
  /** Faults, one per line. */
  readonly lines: readonly string[]
}

/** Describes the outcome of an import, for people and for programs. */
export function reportOf(
  outcome: RefusedImport | DoneImport,
  { file, isDryRun }: { readonly file: string; readonly isDryRun: boolean },
): Report {
  if ('faults' in outcome) {
    const { faults } = outcome
    const lines = faults.map(({ line, column, message }) => `${file}:${line}:${column} ${message}`)
    return { data: outcome, text: '', lines }
  }
  const { added, changed, unchanged, newClubs, newPlayers } = outcome
  const counts = `${added.length} added, ${changed.length} changed, ${unchanged} as before`
  const text = [
    ...changed.map(describe),
    ...newClubs.map((slug) => `new club: ${slug}`),
    ...(newPlayers.length > 0 ? [`new players: ${newPlayers.length}`] : []),
    `${isDryRun ? 'would import' : 'imported'}: ${counts}`,
  ].join('\n')
  return { data: { isDryRun, ...outcome }, text, lines: [] }
}

function describe({ home, away, differences }: FixtureWork): string {
  const what = differences.map(
    ({ what, from, to }) => `${what} ${from ?? 'open'} → ${to ?? 'open'}`,
  )
  return `${home} v ${away}: ${what.join(', ')}`
}
