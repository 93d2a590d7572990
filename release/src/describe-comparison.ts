import { kilobytes, table } from './command/table.ts'
import type { ByteChange, ReleaseComparison } from './compare-releases.ts'

/** Formats a comparison for people. */
export function describeComparison(comparison: ReleaseComparison): string {
  const { name, from, to, total, groups, routes, contract } = comparison
  const bytes = table([
    ['', from, to, 'change'],
    ...Object.entries(groups).map(([group, change]) => byteRow(group, change)),
    byteRow('total', total),
  ])
  const { before, after } = contract.range
  return [
    `${name} ${from} -> ${to}`,
    '',
    bytes,
    '',
    ...listed('routes added', routes.added),
    ...listed('routes removed', routes.removed),
    ...listed('routes changed', routes.changed),
    `contracts ${before === after ? after : `${before} -> ${after}`}`,
    ...listed('imports added', contract.added),
    ...listed('imports removed', contract.removed),
  ].join('\n')
}

const byteRow = (label: string, { before, after }: ByteChange) => [
  label,
  kilobytes(before),
  kilobytes(after),
  after === before ? '0' : `${after > before ? '+' : '-'}${kilobytes(Math.abs(after - before))}`,
]

const listed = (label: string, items: readonly string[]) =>
  items.length > 0 ? [`${label}: ${items.join(', ')}`] : []
