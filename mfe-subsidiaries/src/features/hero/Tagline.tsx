import styled from '@emotion/styled'
import { useState } from 'react'
import type { SubsidiaryDetails } from 'shared-contracts/api/subsidiary'
import { Button, WeavingLoader, type AsyncResult } from 'shared-ui'

interface TaglineProps {
  readonly query: AsyncResult<SubsidiaryDetails>
  readonly name: string
  readonly seed: string
}

/** The tagline, or its replacement: a spinner with the name, or the failure with a retry button. */
export function Tagline({ query: { data, isError, refetch }, name, seed }: TaglineProps) {
  // A document comes with its tagline, which needs no more room than it has lines.
  const [wasPending] = useState(!data)
  return (
    <Place data-reserved={wasPending || undefined}>
      {data ? (
        <Words>{data.tagline}</Words>
      ) : isError ? (
        <Failed role="alert">
          {name} could not be loaded from our server.
          <Button
            look="outline"
            size="small"
            onClick={({ currentTarget }) => {
              // The button goes, and the keyboard would start from the top.
              currentTarget.closest('main')?.focus({ preventScroll: true })
              void refetch()
            }}
          >
            Retry
          </Button>
        </Failed>
      ) : (
        <WeavingLoader label={`Loading ${name}...`} seed={seed} />
      )}
    </Place>
  )
}

/** If the tagline comes later, as tall as two of its lines, so that its arrival moves nothing. */
const Place = styled.div`
  display: grid;
  align-content: start;

  &[data-reserved] {
    min-height: 76px;
  }
  [role='status'] {
    place-content: start;
    justify-items: start;
    gap: 12px;
    min-height: 0;
    padding: 8px 0 0;
    text-align: start;
  }
`

const Words = styled.p`
  font: 500 var(--text-xl) / 1.4 var(--font-text);
  color: var(--accent-tint);
  text-wrap: balance;
`

const Failed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 20px;
`
