import styled from '@emotion/styled'
import { roundName, roundSlug } from 'shared-contracts/league/round'
import { useQuery } from 'shared-contracts/query'
import { AsyncPanel, Container, Message } from 'shared-ui'
import { useFilters } from '../../features/filters/use-filters.ts'
import { useFollowedLive } from '../../features/live-scores/use-live-scores.ts'
import { Head } from '../../features/page-head/Head.tsx'
import { ListSection } from '../../features/page-head/list-section.ts'
import { PageHead } from '../../features/page-head/PageHead.tsx'
import { PublicAnswers } from '../../features/report/PublicAnswers.tsx'
import { ReportError } from '../../features/report/ReportError.tsx'
import { SeasonContent } from '../../features/season/SeasonContent.tsx'
import type { ShownSeason } from '../../features/season/use-shown-season.ts'
import {
  askedNumber,
  askedRound,
  isFinal,
  matchesPlayed,
  playedRounds,
  shownRounds,
  TABLE_FILTERS,
} from '../../features/standings/table-filters.ts'
import { ListFacts } from '../../features/structured-data/ListFacts.tsx'
import { nounFor } from '../../features/words/noun-for.ts'
import { RETRY_HINT } from '../../features/words/retry-hint.ts'
import { liveQuery, standingsQuery } from '../../queries/league-queries.ts'
import { withParams } from '../../site/with-params.ts'
import { TableControls } from './TableControls.tsx'
import { StageMatches } from './StageMatches.tsx'
import { seasonHead } from './season-head.ts'
import { ViewsSkeleton } from './TableSkeleton.tsx'
import { TableViews } from './TableViews.tsx'

/** The page of a season that is loaded. */
export function SeasonTables({ shown }: { readonly shown: ShownSeason }) {
  const { season, seasons, address } = shown
  const [filters, change] = useFilters(TABLE_FILTERS)
  const newest = useQuery(standingsQuery(address))
  // The table of another season is asked for together with that season.
  useQuery(standingsQuery(shown.asked))
  const played = playedRounds(season, newest.data ?? [])
  // Until the newest table is there, the address is believed.
  const rounds = shownRounds(season, newest.data ? played : Infinity)
  const asked = askedRound(rounds, filters.round)
  const round = askedNumber(asked)
  const on = useQuery({ ...liveQuery(), enabled: season.isCurrent })
  useFollowedLive(on.data)
  const hasLive = (on.data?.live ?? []).some(
    (match) => match.season === season.slug && match.competition.slug === season.competition.slug,
  )
  const isLive = filters.live === '1' && hasLive && asked === undefined
  const query = useQuery(standingsQuery(address, { round, live: isLive }))
  const standings = query.data ?? []
  const { fewest, most } = matchesPlayed(standings)
  const hasBegun = most > 0
  const teams = `${season.clubs.length} ${nounFor(season.clubs.length, 'team')}`
  return (
    <>
      <Head {...seasonHead(season, seasons, played)} path="/tables" />
      <ListFacts name={`Table of ${season.name}`} clubs={standings.map(({ club }) => club)} />
      <PageHead
        eyebrow={query.data ? momentOf() : `Season ${season.name}`}
        title="League Table"
        lead={
          hasBegun
            ? `${teams}, ${fewest === most ? most : `${fewest} to ${most}`} ${nounFor(most, 'match', 'matches')} played each, season ${season.name}.`
            : `${teams}, season ${season.name}.`
        }
      />
      <ListSection aria-label="Standings">
        <Container>
          <TableControls
            shown={shown}
            filters={filters}
            rounds={rounds}
            round={asked}
            hasLive={hasLive}
            standings={shown.awaited?.hasFailed ? [] : standings}
            onChange={change}
          />
          <SeasonContent shown={shown}>
            <AsyncPanel
              query={query}
              loading={<ViewsSkeleton teams={season.clubs.length} />}
              loadingLabel="Loading the table"
              error={{
                title: 'The table could not be loaded',
                hint: RETRY_HINT,
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
                  {asked && asked.stage !== null && <StageMatches season={address} round={asked} />}
                  <TableViews
                    shown={shown}
                    view={filters.view}
                    standings={standings}
                    asked={{ round, live: isLive }}
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
            <Corrections>
              <PublicAnswers kind="table" slug={address} />
              <ReportError
                key={address}
                kind="table"
                slug={address}
                path={withParams('/tables', {
                  season: address,
                  round: asked ? roundSlug(asked) : '',
                })}
                about={`the table of ${season.competition.name} ${season.name}`}
              />
            </Corrections>
          </SeasonContent>
        </Container>
      </ListSection>
    </>
  )

  function momentOf(): string {
    if (isLive) return 'As it stands, with the matches that are on'
    if (round !== undefined) return `After matchday ${round}`
    if (asked) return roundName(asked)
    if (!hasBegun) return 'Before the first matchday'
    if (isFinal(season, standings)) {
      return `Final table, ${played} ${nounFor(played, 'matchday')}`
    }
    return `After matchday ${played}`
  }
}

const Corrections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 32px;
  margin-block-start: 40px;
`
