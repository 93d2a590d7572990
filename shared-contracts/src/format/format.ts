import { onFirstUse } from './on-first-use.ts'
import { formatWhole } from './whole.ts'

export { formatWhole }

/** Formats of requirement 9. Locales are explicit, so that server and browser write the same text. */

const formatOf = (locale: string, options: Intl.NumberFormatOptions) =>
  onFirstUse(() => new Intl.NumberFormat(locale, options))

const usd = formatOf('en-US', { style: 'currency', currency: 'USD' })
const usdChange = formatOf('en-US', {
  style: 'currency',
  currency: 'USD',
  signDisplay: 'exceptZero',
})
const percent = formatOf('en-US', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  signDisplay: 'exceptZero',
})
const twoDecimals = formatOf('en-GH', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
/** Writes U+2212, which is as wide as a plus, for the hyphen of English formats. */
const withMinus = (text: string) => text.replace('-', '−')

/** US dollars with 2 decimals: `$2,345.60`. */
export const formatUsd = (amount: number): string => usd().format(amount)

/** A change in US dollars with its sign, a real minus: `+$1.25`, `−$1.25`, `$0.00`. */
export const formatUsdChange = (amount: number): string => withMinus(usdChange().format(amount))

/** Cedis with 2 decimals by en-GH, for the Ghana market and the shop: `GH₵1,234.50`. */
export const formatGhs = (amount: number): string => `GH₵${twoDecimals().format(amount)}`

/** A percentage, given in percent, with its sign and 2 decimals: `+1.20%`. */
export const formatPercent = (value: number): string => `${withMinus(percent().format(value))}%`

/** A whole number with its sign, a real minus: `+5`, `−5`, `0`. */
export const formatSigned = (value: number): string =>
  `${value > 0 ? '+' : ''}${withMinus(formatWhole(value))}`

/** Whether a change is drawn as a rise: zero counts as up (requirement 4), and so does what is written as zero. */
export const isRise = (change: number): boolean => Math.round(change * 100) >= 0
