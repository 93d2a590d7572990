import styled from '@emotion/styled'
import type { SubsidiaryResponse } from 'shared-contracts/api/subsidiary'
import { Skeleton } from 'shared-ui'

interface EntryProps {
  /** The subsidiary from the server's list; absent until it is loaded. */
  readonly entry: SubsidiaryResponse | undefined
}

/** The subsidiary's description; `fallback` replaces it if the server could not be reached. */
export function FooterDescription({
  entry,
  fallback,
}: EntryProps & { readonly fallback: string | null }) {
  const text = entry?.description ?? fallback
  if (text) return <p>{text}</p>
  return (
    <div role="status" aria-busy="true" aria-label="Loading the description">
      <Line variant="text" />
      <Line variant="text" />
      <Line variant="text" />
    </div>
  )
}

export function FooterServices({ entry, hasFailed }: EntryProps & { readonly hasFailed: boolean }) {
  if (entry) {
    return (
      <ul>
        {entry.services.map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
    )
  }
  if (hasFailed) return <p>Our services could not be loaded.</p>
  return (
    <div role="status" aria-busy="true" aria-label="Loading our services">
      {[1, 2, 3, 4, 5, 6].map((line) => (
        <Line key={line} variant="text" />
      ))}
    </div>
  )
}

const Line = styled(Skeleton)`
  width: 80%;
  height: 30px;
`
