import type { StandingResponse } from 'shared-contracts/league/standing'
import { useQuery } from 'shared-contracts/query'
import { AsyncPanel, Muted } from 'shared-ui'
import type { ShownSeason } from '../../features/season/use-shown-season.ts'
import { Decisions } from '../../features/standings/Decisions.tsx'
import { FormView } from '../../features/standings/FormView.tsx'
import { Outlooks } from '../../features/standings/Outlooks.tsx'
import { StandingsTable } from '../../features/standings/StandingsTable.tsx'
import { StatsView } from '../../features/standings/StatsView.tsx'
import { VIEWS, type TableFilters } from '../../features/standings/table-filters.ts'
import { ZoneCards } from '../../features/standings/ZoneCards.tsx'
import { Tabs } from '../../features/tabs/Tabs.tsx'
import { RETRY_HINT } from '../../features/words/retry-hint.ts'
import { standingsQuery, type AskedTable } from '../../queries/league-queries.ts'
import { combineResults } from '../../queries/combine-results.ts'
import { TableSkeleton } from './TableSkeleton.tsx'

interface TableViewsProps {
  readonly shown: ShownSeason
  readonly view: TableFilters['view']
  readonly standings: readonly StandingResponse[]
  /** Names the table if it is not the newest. */
  readonly moment: string | undefined
  /** Which table it is, for further ones like it. */
  readonly asked: AskedTable
  readonly onView: (view: TableFilters['view']) => void
}

/** A table, the form of its clubs or their statistics, and its zones. */
export function TableViews({ shown, view, standings, moment, asked, onView }: TableViewsProps) {
  const { season, address } = shown
  return (
    <>
      <Tabs label="View" tabs={VIEWS} selected={view} onSelect={onView}>
        {view === 'Table' && (
          <>
            <StandingsTable season={season.name} standings={standings} moment={moment} />
            {season.rankedBy === 'points-per-match' && (
              <Muted>This season was broken off: clubs are ranked by points per match.</Muted>
            )}
            <Decisions season={season} standings={standings} />
            <Outlooks standings={standings} zones={season.zones} />
          </>
        )}
        {view === 'Form' && <FormView season={season} standings={standings} />}
        {view === 'Stats' && (
          <Stats season={season.name} address={address} asked={asked} all={standings} />
        )}
      </Tabs>
      <ZoneCards zones={season.zones} standings={standings} />
    </>
  )
}

interface StatsProps {
  readonly season: string
  readonly address: string
  readonly asked: AskedTable
  readonly all: readonly StandingResponse[]
}

function Stats({ season, address, asked, all }: StatsProps) {
  const home = useQuery(standingsQuery(address, { ...asked, venue: 'home' }))
  const away = useQuery(standingsQuery(address, { ...asked, venue: 'away' }))
  return (
    <AsyncPanel
      query={combineResults({ home, away })}
      loading={<TableSkeleton teams={all.length} />}
      loadingLabel="Loading the statistics"
      error={{
        title: 'The statistics could not be loaded',
        hint: RETRY_HINT,
      }}
    >
      {(tables) => <StatsView season={season} tables={{ all, ...tables }} />}
    </AsyncPanel>
  )
}
