import styled from '@emotion/styled'
import type { PlayerFigures } from 'shared-contracts/league/player'
import { useQuery } from 'shared-contracts/query'
import { AsyncPanel, Container, Message, SkeletonCards, Title, type AsyncResult } from 'shared-ui'
import { Count, FilterBar } from '../../features/filters/filter-styles.ts'
import { FilterSelect } from '../../features/filters/FilterSelect.tsx'
import { FoldedFilters } from '../../features/filters/FoldedFilters.tsx'
import { KeptFilter } from '../../features/filters/KeptFilter.tsx'
import { SearchField } from '../../features/filters/SearchField.tsx'
import { useFilters } from '../../features/filters/use-filters.ts'
import { useTeamNow } from '../../features/filters/use-team-now.ts'
import { Head } from '../../features/page-head/Head.tsx'
import { ListSection } from '../../features/page-head/list-section.ts'
import { PageHead } from '../../features/page-head/PageHead.tsx'
import {
  ALL_TEAMS,
  chosenTeam,
  filterPlayers,
  PLAYER_FILTERS,
  POSITIONS,
  teamsToChoose,
} from '../../features/players/player-filters.ts'
import { PlayerCard } from '../../features/players/PlayerCard.tsx'
import { TopPlayers } from '../../features/players/TopPlayers.tsx'
import { SeasonPart } from '../../features/season/SeasonPart.tsx'
import { SeasonScope } from '../../features/season/SeasonScope.tsx'
import { useShownSeason, type ShownSeason } from '../../features/season/use-shown-season.ts'
import { RETRY_HINT } from '../../features/words/retry-hint.ts'
import { assistsQuery, playersQuery, scorersQuery } from '../../queries/league-queries.ts'
import { combineResults } from '../../queries/combine-results.ts'
import { PLAYERS_HEAD } from './players-head.ts'

const LEAD = 'Who scores, who serves and who saves.'

export function PlayersPage() {
  const shown = useShownSeason()
  const season = shown.data?.season ?? null
  return (
    <SeasonScope season={season ?? undefined}>
      <Head
        {...PLAYERS_HEAD}
        {...(season?.isCurrent === false && {
          title: `Players of ${season.name}, top scorers and assists, GPL`,
        })}
        path="/players"
      />
      <PageHead
        eyebrow="Goals, assists, matches"
        title="Players"
        lead={season?.isSample ? `${LEAD} Names and figures are samples.` : LEAD}
      />
      <ListSection aria-label="Players">
        <Container>
          <SeasonPart shown={shown}>{(data) => <SeasonPlayers shown={data} />}</SeasonPart>
        </Container>
      </ListSection>
    </SeasonScope>
  )
}

const failureOf = (what: string) => ({
  title: `${what} could not be loaded`,
  hint: RETRY_HINT,
})

function SeasonPlayers({ shown: { address, season } }: { readonly shown: ShownSeason }) {
  const players = useQuery(playersQuery(address))
  const scorers = useQuery(scorersQuery(address))
  const assists = useQuery(assistsQuery(address))
  const hasBegun = season.playedRound !== undefined
  return (
    <>
      <Top>
        <AsyncPanel
          query={combineResults({ scorers, assists })}
          loading={<SkeletonCards count={2} />}
          loadingLabel="Loading the best"
          error={failureOf('The best players')}
        >
          {(best) => (
            <Best>
              <TopPlayers
                id="top-scorers"
                title="Top Scorers"
                players={best.scorers}
                by="goals"
                hasBegun={hasBegun}
              />
              <TopPlayers
                id="top-assisters"
                title="Top Assisters"
                players={best.assists}
                by="assists"
                hasBegun={hasBegun}
              />
            </Best>
          )}
        </AsyncPanel>
      </Top>
      <AllPlayers players={players} clubs={season.clubs} />
    </>
  )
}

interface AllPlayersProps {
  readonly players: AsyncResult<readonly PlayerFigures[]>
  readonly clubs: ShownSeason['season']['clubs']
}

function AllPlayers({ players, clubs }: AllPlayersProps) {
  const [filters, change] = useFilters(PLAYER_FILTERS)
  const team = chosenTeam(clubs, useTeamNow(filters.team, clubs))
  return (
    <>
      <FilterBar role="search" aria-label="Players">
        <KeptFilter name="season" value={filters.season} />
        <SearchField
          label="Search players"
          placeholder="Search players or teams..."
          value={filters.q}
          onChange={(text) => change({ q: text }, 'replace')}
        />
        <FoldedFilters set={Number(filters.position !== POSITIONS[0]) + Number(team !== ALL_TEAMS)}>
          <FilterSelect
            label="Position"
            name="position"
            unset={POSITIONS[0]}
            value={filters.position}
            choices={POSITIONS}
            onChange={(choice) => change({ position: choice })}
          />
          <FilterSelect
            label="Team"
            name="team"
            unset={ALL_TEAMS}
            value={team}
            choices={teamsToChoose(clubs)}
            onChange={(choice) => change({ team: choice === ALL_TEAMS ? '' : choice })}
          />
        </FoldedFilters>
      </FilterBar>
      <section aria-labelledby="all-players">
        <Heading id="all-players">All Players</Heading>
        <AsyncPanel
          query={players}
          loading={<SkeletonCards count={8} />}
          loadingLabel="Loading the players"
          error={failureOf('The players')}
          empty={{
            title: 'No players yet',
            hint: 'They stand here as soon as the clubs have named their squads.',
          }}
        >
          {(all) => <PlayerList players={filterPlayers(all, { ...filters, team })} />}
        </AsyncPanel>
      </section>
    </>
  )
}

function PlayerList({ players }: { readonly players: readonly PlayerFigures[] }) {
  return (
    <>
      <Count role="status">
        {players.length} {players.length === 1 ? 'player' : 'players'}
      </Count>
      {players.length === 0 && (
        <Message title="No players found" hint="Try adjusting your search or filter criteria." />
      )}
      <Cards>
        {players.map((player) => (
          <li key={player.slug}>
            <PlayerCard player={player} />
          </li>
        ))}
      </Cards>
    </>
  )
}

const Top = styled.div`
  margin-block-end: 40px;
`

const Best = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 22.5rem), 1fr));
  gap: 16px;
`

const Heading = styled(Title)`
  margin-block-start: 40px;
`

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20.625rem), 1fr));
  gap: 16px;
`
