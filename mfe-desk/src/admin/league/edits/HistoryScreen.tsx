import { useParams } from 'react-router'
import { DeskSeason } from 'shared-contracts/league/desk-season'
import { Link } from 'shared-contracts/router'
import { Row } from 'shared-ui'
import { LeagueScreen, Loaded } from '../LeagueScreen.tsx'
import { useLeagueQuery } from '../use-league.ts'
import { EditHistory } from './EditHistory.tsx'

/** All edits of a season, at `/seasons/:season/history`. */
export function HistoryScreen() {
  const { season = '' } = useParams()
  const query = useLeagueQuery(`seasons/${season}`, DeskSeason)
  return (
    <Loaded query={query} what="The season" title="History">
      {({ name, address }) => (
        <LeagueScreen title={`History of ${name}`}>
          <Row as="nav" aria-label="History">
            <Link to={`/seasons/${address}`}>Season</Link>
          </Row>
          <EditHistory key={address} of={{ season: address }} />
        </LeagueScreen>
      )}
    </Loaded>
  )
}
