import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { ShownSeason } from './use-shown-season.ts'

interface PartOfSeasonProps {
  readonly shown: Pick<ShownSeason, 'awaited'>
  readonly children: ReactNode
}

/** Time in which another season may come without a sign of waiting, in milliseconds: a sign would only flash. */
export const UNNOTICED_MS = 200

/** A part of a page about the shown season, dimmed while another one is asked for. */
export function PartOfSeason({ shown: { awaited }, children }: PartOfSeasonProps) {
  return (
    <Part
      data-stale={awaited !== null || undefined}
      aria-busy={awaited?.hasFailed === false || undefined}
    >
      {children}
    </Part>
  )
}

/** Muted text keeps a contrast of 4.5. */
const Part = styled.div`
  transition: opacity var(--fast) var(--ease);

  &[data-stale] {
    opacity: 0.68;
    transition-delay: ${UNNOTICED_MS}ms;
  }
`
