import { useParams } from 'react-router'
import { DeskSeason } from 'shared-contracts/league/desk-season'
import { ButtonLink, Muted, Row, Tag, Title } from 'shared-ui'
import { Part } from '../../form/form-sheet.ts'
import { DeleteButton } from '../DeleteButton.tsx'
import { formatDay } from '../kick-off.ts'
import { LeagueScreen, Loaded } from '../LeagueScreen.tsx'
import { useLeagueQuery } from '../use-league.ts'
import { Adjustments } from './Adjustments.tsx'
import { Rounds } from './Rounds.tsx'
import { SeasonClubs } from './SeasonClubs.tsx'
import { SeasonTable } from './SeasonTable.tsx'

export function SeasonScreen() {
  const { season = '' } = useParams()
  const query = useLeagueQuery(`seasons/${season}`, DeskSeason)
  return (
    <Loaded query={query} what="The season" title="Season">
      {(loaded) => <Season key={season} season={loaded} />}
    </Loaded>
  )
}

/** Everything about a season: rounds, table, clubs with their squads, points decisions, files. */
function Season({ season }: { readonly season: DeskSeason }) {
  const { address, name, competition, startsOn, endsOn, isSample, isCurrent } = season
  return (
    <LeagueScreen
      title={name}
      actions={
        <>
          {season.currentRound !== null && (
            <ButtonLink to={`/seasons/${address}/rounds/${season.currentRound}`}>
              Enter round {season.currentRound}
            </ButtonLink>
          )}
          <ButtonLink look="outline" to={`/seasons/${address}/edit`}>
            Change season
          </ButtonLink>
          <ButtonLink look="outline" to={`/fixtures?season=${address}`}>
            Fixtures
          </ButtonLink>
          <ButtonLink look="outline" to={`/seasons/${address}/history`}>
            History
          </ButtonLink>
        </>
      }
    >
      <Row>
        <Muted>
          {competition.name}, {formatDay(startsOn)} to {formatDay(endsOn)}. {season.results} of{' '}
          {season.matches} matches have a result.
        </Muted>
        {isCurrent && <Tag>Current</Tag>}
        {isSample && <Tag>Sample</Tag>}
      </Row>
      <Rounds season={season} />
      <SeasonTable address={address} matches={season.results} />
      <SeasonClubs season={season} />
      <Adjustments season={season} />
      <Files season={season} />
      {season.results === 0 && <DeleteSeason season={season} />}
    </LeagueScreen>
  )
}

const FORMATS = [
  ['csv', 'CSV'],
  ['json', 'football.json'],
  ['txt', 'Football.TXT'],
] as const

/** Exports and imports the season as files. */
function Files({ season: { address, competition, slug } }: { readonly season: DeskSeason }) {
  return (
    <Part aria-label="Files">
      <Title>Files</Title>
      <Row>
        {FORMATS.map(([ending, label]) => (
          <ButtonLink
            key={ending}
            look="outline"
            href={`/api/league/seasons/${address}/export.${ending}`}
            download={`${slug}.${ending}`}
          >
            Export {label}
          </ButtonLink>
        ))}
        <ButtonLink
          look="outline"
          to={`/seasons/import?competition=${competition.slug}&season=${slug}`}
        >
          Import
        </ButtonLink>
      </Row>
    </Part>
  )
}

/** A season with a result cannot be deleted. */
function DeleteSeason({ season: { address, name, revision } }: { readonly season: DeskSeason }) {
  return (
    <Part aria-label="Delete">
      <DeleteButton
        path={`seasons/${address}`}
        revision={revision}
        done={`${name} is deleted`}
        list="/seasons"
      >
        Delete this season
      </DeleteButton>
    </Part>
  )
}
