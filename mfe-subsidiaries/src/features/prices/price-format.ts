import { formatGhs, formatUsd, formatUsdChange } from 'shared-contracts/format'
import type { Quote } from './quote.ts'

type Money = Pick<Quote, 'currency'>

/** Formats a price in its currency: `$2,650.00` or `GH₵520.00`. */
export const formatPrice = ({ currency }: Money, amount: number): string =>
  currency === 'USD' ? formatUsd(amount) : formatGhs(amount)

/** Formats a change in its currency, with a plus sign for a rise: `+$1.25`, `−GH₵3.00`. */
export function formatChange({ currency }: Money, change: number): string {
  if (currency === 'USD') return formatUsdChange(change)
  const pesewas = Math.round(change * 100)
  const sign = pesewas > 0 ? '+' : pesewas < 0 ? '−' : ''
  return `${sign}${formatGhs(Math.abs(pesewas) / 100)}`
}

/** Parses a moment from an external source; `null` if it is invalid. */
export function readMoment(text: string | undefined): Date | null {
  const at = new Date(text ?? '')
  return Number.isNaN(at.getTime()) ? null : at
}
