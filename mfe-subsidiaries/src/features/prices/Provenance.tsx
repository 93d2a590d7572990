import styled from '@emotion/styled'
import { formatMoment } from 'shared-contracts/format/dates'
import { readMoment } from './price-format.ts'
import type { Quote } from './quote.ts'

interface ProvenanceProps {
  readonly quote: Pick<Quote, 'source' | 'sourceUrl' | 'licence' | 'asOf' | 'stale' | 'delayClass'>
  /** Also shows the licence and a link to the source, where there is room and nothing moves. */
  readonly isWhole?: boolean
}

/** Labels of the sources' update intervals; samples have none. */
const CADENCES: Readonly<Record<string, string>> = {
  live: 'Live',
  daily: 'Daily reference',
  monthly: 'Monthly reference',
}

/** Source and time of a price. A sample is always marked as one. */
export function Provenance({ quote, isWhole = false }: ProvenanceProps) {
  const { source, sourceUrl = '', licence, asOf, stale, delayClass = '' } = quote
  const at = readMoment(asOf)
  const origin = originOf(source)
  return (
    <Words>
      {isWhole && /^https?:\/\//.test(sourceUrl) ? (
        <a href={sourceUrl}>{origin}</a>
      ) : (
        <span>{origin}</span>
      )}
      {isWhole && licence && <span>Licence: {licence}</span>}
      {Object.hasOwn(CADENCES, delayClass) && <span>{CADENCES[delayClass]}</span>}
      {stale && <span>Delayed</span>}
      {at && <time dateTime={at.toISOString()}>{formatMoment(at)}</time>}
    </Words>
  )
}

function originOf(source: string | undefined): string {
  if (source === 'sample') return 'Sample data, not a market price'
  return source ? `Source: ${source}` : 'Source not stated'
}

const Words = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  font: 400 var(--text-xs) / 1.5 var(--font-text);
  color: var(--text-muted);

  a {
    min-height: 24px;
    color: inherit;
    text-decoration: underline;
  }
`
