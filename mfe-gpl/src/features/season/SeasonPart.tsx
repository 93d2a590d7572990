import type { ReactNode } from 'react'
import { AsyncPanel, Message, SkeletonCards, type AsyncResult } from 'shared-ui'
import { SeasonScope } from './SeasonScope.tsx'
import type { SeasonAtHand } from '../../queries/league-queries.ts'
import { RETRY_HINT } from '../words/retry-hint.ts'
import type { ShownSeason } from './use-shown-season.ts'

interface SeasonPartProps<Season extends SeasonAtHand> {
  readonly shown: AsyncResult<ShownSeason<Season> | null>
  readonly children: (shown: ShownSeason<Season>) => ReactNode
}

/** A part of a page that needs its season: loading, failed, without any season yet, or loaded. */
export function SeasonPart<Season extends SeasonAtHand>({
  shown,
  children,
}: SeasonPartProps<Season>) {
  return (
    <AsyncPanel
      query={shown}
      loading={<SkeletonCards count={4} />}
      loadingLabel="Loading the season"
      error={{
        title: 'The season could not be loaded',
        hint: RETRY_HINT,
      }}
    >
      {(data) =>
        data ? (
          <SeasonScope season={data.season}>{children(data)}</SeasonScope>
        ) : (
          <Message
            title="No season yet"
            hint="As soon as the league has entered its first season, it stands here."
          />
        )
      }
    </AsyncPanel>
  )
}
