import type { ReactNode } from 'react'
import { AsyncPanel, Message, SkeletonCards, type AsyncResult } from 'shared-ui'
import type { SeasonAtHand } from '../../queries/league-queries.ts'
import { SEASON_FAILURE, SeasonContent } from './SeasonContent.tsx'
import { SeasonScope } from './SeasonScope.tsx'
import type { ShownSeason } from './use-shown-season.ts'

interface SeasonPartProps<Season extends SeasonAtHand> {
  readonly shown: AsyncResult<ShownSeason<Season> | null>
  /** Shown until the season is known; cards by default. */
  readonly loading?: ReactNode
  readonly children: (shown: ShownSeason<Season>) => ReactNode
}

/** A part of a page that needs its season: loading, failed, without any season yet, or loaded. */
export function SeasonPart<Season extends SeasonAtHand>({
  shown,
  loading = <SkeletonCards count={4} />,
  children,
}: SeasonPartProps<Season>) {
  return (
    <AsyncPanel
      query={shown}
      loading={loading}
      loadingLabel="Loading the season"
      error={SEASON_FAILURE}
    >
      {(data) =>
        data ? (
          <SeasonScope season={data.season}>
            <SeasonContent shown={data}>{children(data)}</SeasonContent>
          </SeasonScope>
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
