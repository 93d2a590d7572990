import type { ImportPreview } from 'shared-contracts/league/desk-import'
import { Muted, Row, Title } from 'shared-ui'
import { ActionButton } from '../../../focus/ActionButton.tsx'
import { Part } from '../../form/form-sheet.ts'
import { Table, TableFrame } from '../../screen/table-styles.ts'
import { Faults } from '../Faults.tsx'
import { counted } from '../../text-of.ts'
import { changedName, changedValue } from '../change-in-words.ts'

interface ImportChangesProps {
  readonly file: string
  readonly preview: ImportPreview
  readonly isBusy: boolean
  readonly onTake: () => void
  readonly onLeave: () => void
}

/** Maximum number of matches listed per kind; the counts cover the rest. */
const MOST_LISTED = 50

/** The changes that a file would make. It cannot be imported with an error or an unknown name. */
export function ImportChanges({ file, preview, isBusy, onTake, onLeave }: ImportChangesProps) {
  const { faults, unknown, added, changed, unchanged, isNewSeason, newPlayers } = preview
  const canBeTaken = faults.length === 0 && unknown.length === 0
  const changes = added.length + changed.length
  return (
    <Part aria-label="Preview">
      <Title>What {file} changes</Title>
      <div role="status">
        <Faults faults={faults} what="The file" />
        {canBeTaken && (
          <Muted>
            {isNewSeason && 'The season is new. '}
            {counted(added.length, 'match is new', 'matches are new')},{' '}
            {counted(changed.length, 'changes', 'change')},{' '}
            {counted(unchanged, 'stays as it is', 'stay as they are')}.
            {newPlayers > 0 &&
              ` ${counted(newPlayers, 'scorer becomes a player', 'scorers become players')} of their clubs.`}
          </Muted>
        )}
      </div>
      {canBeTaken && changes > 0 && (
        <TableFrame role="region" aria-label="Matches that change" tabIndex={0}>
          <Table>
            <thead>
              <tr>
                <th scope="col">Match</th>
                <th scope="col">Change</th>
              </tr>
            </thead>
            <tbody>
              {changed.slice(0, MOST_LISTED).map((match) => (
                <tr key={match.slug}>
                  <th scope="row">
                    {match.home} v {match.away}
                  </th>
                  <td>
                    {match.differences
                      .map(
                        ({ what, from, to }) =>
                          `${changedName(what)}: ${valueOf(what, from)} to ${valueOf(what, to)}`,
                      )
                      .join('; ')}
                  </td>
                </tr>
              ))}
              {added.slice(0, MOST_LISTED).map((match) => (
                <tr key={match.slug}>
                  <th scope="row">
                    {match.home} v {match.away}
                  </th>
                  <td>New</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      )}
      {changes > MOST_LISTED && canBeTaken && (
        <Muted>At most {MOST_LISTED} matches of each kind are listed.</Muted>
      )}
      <Row>
        {canBeTaken && changes > 0 && (
          <ActionButton disabled={isBusy} onClick={onTake}>
            Take this file
          </ActionButton>
        )}
        <ActionButton look="outline" disabled={isBusy} onClick={onLeave}>
          Leave it
        </ActionButton>
      </Row>
    </Part>
  )
}

const valueOf = (what: string, value: string | null) =>
  value === null ? 'nothing' : changedValue(what, value)
