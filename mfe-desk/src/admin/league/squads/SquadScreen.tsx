import { useParams } from 'react-router'
import { formatShortDate } from 'shared-contracts/format/dates'
import { DeskSquad } from 'shared-contracts/league/desk-squad'
import { Link } from 'shared-contracts/router'
import { Message, Title } from 'shared-ui'
import { Part } from '../../form/form-sheet.ts'
import { Table, TableFrame } from '../../screen/table-styles.ts'
import { formatDay } from '../kick-off.ts'
import { LeagueScreen, Loaded } from '../LeagueScreen.tsx'
import { useLeagueQuery } from '../use-league.ts'
import { EndSpell } from './EndSpell.tsx'
import { SquadPaste } from './SquadPaste.tsx'

export function SquadScreen() {
  const { season = '', club = '' } = useParams()
  const query = useLeagueQuery(`seasons/${season}/squads/${club}`, DeskSquad)
  return (
    <Loaded query={query} what="The squad" title="Squad">
      {(squad) => <Squad key={`${season} ${club}`} squad={squad} />}
    </Loaded>
  )
}

/** The squad of a club in a season; a list can be pasted from a mail or a spreadsheet. */
function Squad({ squad }: { readonly squad: DeskSquad }) {
  const { seasonAddress, club, players } = squad
  return (
    <LeagueScreen title={`Squad: ${club.name}`}>
      <nav aria-label="Season">
        <Link to={`/seasons/${seasonAddress}`}>Season</Link>
      </nav>
      {players.length === 0 ? (
        <Message title="No players yet" hint="Paste a list below." />
      ) : (
        <TableFrame role="region" aria-label="Players" tabIndex={0}>
          <Table>
            <thead>
              <tr>
                <th scope="col">No.</th>
                <th scope="col">Name</th>
                <th scope="col">Position</th>
                <th scope="col">Born</th>
                <th scope="col">In the squad</th>
              </tr>
            </thead>
            <tbody>
              {players.map((spell) => (
                <tr key={spell.id}>
                  <td>{spell.shirtNumber}</td>
                  <th scope="row">{spell.player.name}</th>
                  <td>{spell.position}</td>
                  <td>
                    {spell.birthDate === null ? 'Not known' : formatShortDate(spell.birthDate)}
                  </td>
                  <td>
                    {spell.from !== null && `from ${formatDay(spell.from)} `}
                    {spell.to !== null && `to ${formatDay(spell.to)}`}
                    {spell.from === null && spell.to === null && 'all season'}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      )}
      <Part aria-label="Paste a list">
        <Title>Paste a list</Title>
        <SquadPaste squad={squad} />
      </Part>
      {players.some(({ to }) => to === null) && (
        <Part aria-label="A player leaves">
          <Title>A player leaves</Title>
          <EndSpell squad={squad} />
        </Part>
      )}
    </LeagueScreen>
  )
}
