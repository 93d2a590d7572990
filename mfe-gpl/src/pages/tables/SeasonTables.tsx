import { useQuery } from 'shared-contracts/query'
import { AsyncPanel, Container, Message, Section, SkeletonCards } from 'shared-ui'
import { useFilters } from '../../features/filters/use-filters.ts'
import { Head } from '../../features/page-head/Head.tsx'
import { PageHead } from '../../features/page-head/PageHead.tsx'
import { SampleMark } from '../../features/season/SampleMark.tsx'
import type { ShownSeason } from '../../features/season/use-shown-season.ts'
import { askedRound, matchesPlayed, TABLE_FILTERS } from '../../features/standings/table-filters.ts'
import { liveQuery, standingsQuery } from '../../queries/league-queries.ts'
import { TableControls } from './TableControls.tsx'
import { seasonHead } from './season-head.ts'
import { TableViews } from './TableViews.tsx'

/** The page for a season that is known. */
export function SeasonTables({ shown }: { readonly shown: ShownSeason }) {
  const { season, seasons, address } = shown
  const [filters, change] = useFilters(TABLE_FILTERS)
  const round = askedRound(season, filters.round)
  const on = useQuery({ ...liveQuery(), enabled: season.isCurrent })
  const hasLive = (on.data?.live ?? []).some((match) => match.season === season.slug)
  const isLive = filters.live === '1' && hasLive && round === undefined
  const query = useQuery(standingsQuery(address, { round, live: isLive }))
  const newest = useQuery(standingsQuery(address))
  const standings = query.data ?? []
  const { fewest, most } = matchesPlayed(standings)
  const played = matchesPlayed(newest.data ?? []).most
  const hasBegun = most > 0
  return (
    <>
      <Head {...seasonHead(season, seasons, played)} path="/tables" />
      <PageHead
        eyebrow={query.data ? momentOf() : `Season ${season.name}`}
        title="League Table"
        lead={
          hasBegun
            ? `${season.clubs.length} teams, ${fewest === most ? most : `${fewest} to ${most}`} matches played each, season ${season.name}.`
            : `${season.clubs.length} teams, season ${season.name}.`
        }
      >
        <SampleMark />
      </PageHead>
      <Section aria-label="Standings">
        <Container>
          <TableControls
            shown={shown}
            filters={filters}
            rounds={played}
            hasLive={hasLive}
            standings={standings}
            onChange={change}
          />
          <AsyncPanel
            query={query}
            loading={<SkeletonCards count={6} />}
            loadingLabel="Loading the table"
            error={{
              title: 'The table could not be loaded',
              hint: 'Please check your connection and try again.',
            }}
          >
            {() => (
              <>
                {!hasBegun && (
                  <Message
                    title="No match has been played yet"
                    hint="The table counts from the first result on. Until then all teams are level."
                  />
                )}
                <TableViews
                  shown={shown}
                  view={filters.view}
                  standings={standings}
                  round={round}
                  moment={
                    isLive
                      ? 'as it stands'
                      : round === undefined
                        ? undefined
                        : `after matchday ${round}`
                  }
                  onView={(view) => change({ view })}
                />
              </>
            )}
          </AsyncPanel>
        </Container>
      </Section>
    </>
  )

  function momentOf(): string {
    if (isLive) return 'As it stands, with the matches that are on'
    if (round !== undefined) return `After matchday ${round}`
    const rounds = season.rounds.filter(({ number }) => number !== null).length
    if (hasBegun && fewest === rounds) return `Final table, ${rounds} matchdays`
    return hasBegun ? `After matchday ${most}` : 'Before the first matchday'
  }
}
