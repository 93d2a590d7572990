import { useEffect, useState, type ReactNode } from 'react'
import { Message, VisuallyHidden } from 'shared-ui'
import { RETRY_HINT } from '../words/retry-hint.ts'
import { PartOfSeason, UNNOTICED_MS } from './PartOfSeason.tsx'
import type { ShownSeason } from './use-shown-season.ts'

interface SeasonContentProps {
  readonly shown: Pick<ShownSeason, 'awaited'>
  readonly children: ReactNode
}

export const SEASON_FAILURE = { title: 'The season could not be loaded', hint: RETRY_HINT }

/**
 * What a page shows of its season: dimmed while another one loads, and replaced by an error if that fails. The
 * controls that choose the season stand outside, where they stay.
 */
export function SeasonContent({ shown, children }: SeasonContentProps) {
  const { awaited } = shown
  if (awaited?.hasFailed) {
    return <Message {...SEASON_FAILURE} onRetry={() => void awaited.refetch()} />
  }
  return (
    <>
      {awaited && <Loading name={awaited.name} />}
      <PartOfSeason shown={shown}>{children}</PartOfSeason>
    </>
  )
}

/** Read out, unless the season comes at once. */
function Loading({ name }: { readonly name: string }) {
  const [isNoticed, setIsNoticed] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsNoticed(true), UNNOTICED_MS)
    return () => clearTimeout(timer)
  }, [])
  return <VisuallyHidden role="status">{isNoticed && `Loading ${name}…`}</VisuallyHidden>
}
