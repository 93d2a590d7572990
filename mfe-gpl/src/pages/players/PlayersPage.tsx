import styled from '@emotion/styled'
import { Container, Message, Section, Title } from 'shared-ui'
import { PLAYERS } from '../../data/players.ts'
import { Count, FilterBar } from '../../features/filters/filter-styles.ts'
import { FilterSelect } from '../../features/filters/FilterSelect.tsx'
import { SearchField } from '../../features/filters/SearchField.tsx'
import { useFilters } from '../../features/filters/use-filters.ts'
import { PageHead } from '../../features/page-head/PageHead.tsx'
import {
  filterPlayers,
  PLAYER_FILTERS,
  PLAYER_TEAMS,
  POSITIONS,
} from '../../features/players/player-filters.ts'
import { PlayerCard } from '../../features/players/PlayerCard.tsx'
import { TopPlayers } from '../../features/players/TopPlayers.tsx'

export function PlayersPage() {
  const [filters, change] = useFilters(PLAYER_FILTERS)
  const players = filterPlayers(PLAYERS, filters)
  return (
    <>
      <PageHead
        eyebrow="Goals, assists, matches"
        title="Players"
        lead="Who scores, who serves and who saves. Names and figures are samples."
      />
      <Section aria-label="Players">
        <Container>
          <Best>
            <TopPlayers id="top-scorers" title="Top Scorers" players={PLAYERS} by="goals" />
            <TopPlayers id="top-assisters" title="Top Assisters" players={PLAYERS} by="assists" />
          </Best>
          <FilterBar role="search" aria-label="Players">
            <SearchField
              label="Search players"
              placeholder="Search players or teams..."
              value={filters.q}
              onChange={(text) => change({ q: text }, 'replace')}
            />
            <FilterSelect
              label="Position"
              value={filters.position}
              choices={POSITIONS}
              onChange={(choice) => change({ position: choice })}
            />
            <FilterSelect
              label="Team"
              value={filters.team}
              choices={PLAYER_TEAMS}
              onChange={(choice) => change({ team: choice })}
            />
          </FilterBar>
          <section aria-labelledby="all-players">
            <Heading id="all-players">All Players</Heading>
            <Count role="status">
              {players.length} {players.length === 1 ? 'player' : 'players'}
            </Count>
            {players.length === 0 && (
              <Message
                title="No players found"
                hint="Try adjusting your search or filter criteria."
              />
            )}
            <Cards>
              {players.map((player) => (
                <li key={player.id}>
                  <PlayerCard player={player} />
                </li>
              ))}
            </Cards>
          </section>
        </Container>
      </Section>
    </>
  )
}

const Best = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 360px), 1fr));
  gap: 16px;
  margin-block-end: 40px;
`

const Heading = styled(Title)`
  margin-block-start: 40px;
`

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 330px), 1fr));
  gap: 16px;
`
