import styled from '@emotion/styled'
import { useQuery } from 'shared-contracts/query'
import { Container } from 'shared-ui'
import { TopPlayers } from '../../features/players/TopPlayers.tsx'
import {
  frontArticlesQuery,
  scorersQuery,
  frontProductsQuery,
  type StandingAtHand,
} from '../../queries/league-queries.ts'
import { HomeShop } from './HomeShop.tsx'
import { HomeStories } from './HomeStories.tsx'
import { HomeSection } from './home-styles.ts'
import { TopOfTable } from './TopOfTable.tsx'

interface HomeLeagueProps {
  /** Address of the season. */
  readonly season: string
  readonly standings: readonly StandingAtHand[]
}

/** A teaser for each page of the portal. A part appears when its data is loaded, and is left out if it has none. */
export function HomeLeague({ season, standings }: HomeLeagueProps) {
  const scorers = useQuery(scorersQuery(season))
  const articles = useQuery(frontArticlesQuery())
  const products = useQuery(frontProductsQuery())
  const best = scorers.data ?? []
  return (
    <>
      {(standings.length > 0 || best.length > 0) && (
        <HomeSection aria-label="Table and top scorers">
          <Pair>
            <TopOfTable standings={standings} />
            {best.length > 0 && (
              <TopPlayers id="top-scorers" title="Top Scorers" players={best} by="goals" hasBegun />
            )}
          </Pair>
        </HomeSection>
      )}
      <HomeStories articles={articles.data ?? []} />
      <HomeShop products={products.data ?? []} />
    </>
  )
}

const Pair = styled(Container)`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 360px), 1fr));
  gap: 16px;
`
