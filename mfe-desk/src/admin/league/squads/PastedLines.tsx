import { formatShortDate } from 'shared-contracts/format/dates'
import type { SquadPreview } from 'shared-contracts/league/desk-squad'
import { Muted, Subtitle } from 'shared-ui'
import { ActionButton } from '../../../focus/ActionButton.tsx'
import { Table, TableFrame } from '../../screen/table-styles.ts'
import { Faults } from '../Faults.tsx'
import { counted } from '../../text-of.ts'

interface PastedLinesProps {
  readonly preview: SquadPreview
  readonly isBusy: boolean
  readonly onTake: () => void
}

const OUTCOMES = { joins: 'Joins', changed: 'Changed', same: 'As it is' } as const

/** The outcome of each line of a pasted list, and the errors of the others. */
export function PastedLines({ preview, isBusy, onTake }: PastedLinesProps) {
  const { lines, leaving, faults } = preview
  const count = (outcome: keyof typeof OUTCOMES) =>
    lines.filter((line) => line.outcome === outcome).length
  const sums = [
    counted(count('joins'), 'joins', 'join'),
    counted(count('changed'), 'changes', 'change'),
    counted(count('same'), 'stays as it is', 'stay as they are'),
    counted(leaving.length, 'leaves', 'leave'),
  ]
  return (
    <>
      <div role="status">
        <Faults faults={faults} what="The list" />
        {faults.length === 0 && <Muted>{sums.join(', ')}.</Muted>}
      </div>
      {lines.length > 0 && (
        <TableFrame role="region" aria-label="What the list comes to" tabIndex={0}>
          <Table>
            <thead>
              <tr>
                <th scope="col">Line</th>
                <th scope="col">No.</th>
                <th scope="col">Name</th>
                <th scope="col">Position</th>
                <th scope="col">Born</th>
                <th scope="col">Outcome</th>
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.line}>
                  <td>{line.line}</td>
                  <td>{line.shirtNumber}</td>
                  <th scope="row">
                    {line.name}
                    {line.player === null && ' (new)'}
                  </th>
                  <td>{line.position}</td>
                  <td>{line.birthDate === null ? 'Not known' : formatShortDate(line.birthDate)}</td>
                  <td>{OUTCOMES[line.outcome]}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      )}
      {leaving.length > 0 && (
        <div>
          <Subtitle>Leaving</Subtitle>
          <p>{leaving.map(({ name }) => name).join(', ')}</p>
        </div>
      )}
      {faults.length === 0 && (
        <div>
          <ActionButton disabled={isBusy} onClick={onTake}>
            Take this squad
          </ActionButton>
        </div>
      )}
    </>
  )
}
