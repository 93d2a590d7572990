import { roundToCents } from '../round-to-cents.ts'
import { parseCsv } from './csv.ts'
import type { FeedConfig } from './feed-config.ts'
import { fetchText } from './fetch-text.ts'
import type { Reading } from './reading.ts'
import { SourceError } from './source-error.ts'

/** The World Bank's columns that we show, under our names. */
const COLUMNS: Readonly<Record<string, { name: string; symbol: string }>> = {
  Cocoa: { name: 'Cocoa', symbol: 'CC' },
  'Coffee, Robusta': { name: 'Coffee (Robusta)', symbol: 'RC' },
  Maize: { name: 'Maize', symbol: 'ZC' },
  'Rice, Thai 5%': { name: 'Rice', symbol: 'ZR' },
  'Palm oil': { name: 'Palm Oil', symbol: 'FCPO' },
  Groundnuts: { name: 'Groundnuts', symbol: 'GN' },
  Soybeans: { name: 'Soya Beans', symbol: 'ZS' },
  'Sugar, world': { name: 'Raw Sugar', symbol: 'SB' },
}

/** Factor from a unit of the sheet to a tonne. */
const PER_TONNE = new Map([
  ['($/mt)', 1],
  ['($/kg)', 1_000],
])

/** A month as the sheet writes it, such as 2025M10. */
const MONTH = /^(\d{4})M(0[1-9]|1[0-2])$/
/** Length of the history that is read, in months. */
const MONTHS = 24

/**
 * Reads the World Bank's monthly averages ("Pink Sheet", the sheet "Monthly Prices") saved as CSV: title lines, a line
 * of commodities, a line of units, then a line for each month, oldest first. A cell without a figure contains two dots.
 * A month's figure is dated to its last day.
 *
 * @throws SourceError if the layout differs, a unit is unknown, or a cell is no figure.
 */
export async function readPinkSheet(config: FeedConfig, signal: AbortSignal): Promise<Reading[]> {
  return parsePinkSheet(await fetchText(config.url, config, signal))
}

export async function parsePinkSheet(source: string): Promise<Reading[]> {
  const lines = (await parseCsv(source)).map((cells) => cells.map((cell) => cell.trim()))
  const first = lines.findIndex(([month = '']) => MONTH.test(month))
  const [commodities, units] = first < 2 ? [] : [lines[first - 2], lines[first - 1]]
  if (!commodities || !units) throw new SourceError('The sheet has no months below its commodities')
  const months = lines
    .slice(first)
    .filter(([month = '']) => month !== '')
    .map(([month = '', ...cells]) => ({ asOf: endOf(month), cells }))
  const readings = commodities.flatMap((cell, column) => {
    // The sheet marks footnotes with asterisks.
    const commodity = COLUMNS[cell.replaceAll('*', '').trim()]
    if (!commodity) return []
    const perTonne = PER_TONNE.get(units[column] ?? '')
    if (perTonne === undefined) throw new SourceError(`${commodity.name} has an unknown unit`)
    return months.slice(-MONTHS).flatMap(({ asOf, cells }) => {
      const price = figureOf(cells[column - 1])
      if (price === undefined) return []
      return [
        { ...commodity, price: roundToCents(price * perTonne), unit: 'tonne', volume: 0, asOf },
      ]
    })
  })
  if (readings.length === 0) throw new SourceError('The sheet has no commodity that is shown')
  return readings
}

/** @returns undefined for a month without a figure. */
function figureOf(cell = ''): number | undefined {
  if (cell === '' || /^(\.\.|…)$/.test(cell)) return undefined
  const figure = Number(cell.replaceAll(',', ''))
  if (!Number.isFinite(figure) || figure <= 0) throw new SourceError('A cell is no figure')
  return figure
}

function endOf(month: string): string {
  const [, year, number] = MONTH.exec(month) ?? []
  if (!year || !number) throw new SourceError('A line has no month')
  // Day 0 of the next month is the last day of this one.
  return new Date(Date.UTC(Number(year), Number(number), 0)).toISOString()
}
