import { useState } from 'react'
import { AdjustmentResponse, isStanding } from 'shared-contracts/league/adjustment'
import type { DeskSeason } from 'shared-contracts/league/desk-season'
import { Button, Message, Muted, Title } from 'shared-ui'
import { ActionButton } from '../../../focus/ActionButton.tsx'
import { ChoiceField } from '../../form/ChoiceField.tsx'
import { FormSheet, Part } from '../../form/form-sheet.ts'
import { TextField } from '../../form/TextField.tsx'
import { useSubmit } from '../../form/use-submit.ts'
import { Dialog } from '../../screen/Dialog.tsx'
import { UnsavedGuard } from '../../screen/UnsavedGuard.tsx'
import { Table, TableFrame } from '../../screen/table-styles.ts'
import { formatDay } from '../kick-off.ts'
import { useLeagueWrites } from '../use-league.ts'
import { signed } from './SeasonTable.tsx'

/** Points awarded or deducted by decision. None is ever removed: another one withdraws it, and visitors read both. */
export function Adjustments({ season }: { readonly season: DeskSeason }) {
  const { adjustments } = season
  const [isAdding, setIsAdding] = useState(false)
  const [withdrawn, setWithdrawn] = useState<AdjustmentResponse | null>(null)
  return (
    <Part aria-label="Points by decision">
      <Title>Points by decision</Title>
      {adjustments.length === 0 ? (
        <Muted>None. A deduction or an award of points is entered here, with its reason.</Muted>
      ) : (
        <TableFrame role="region" aria-label="Decisions" tabIndex={0}>
          <Table>
            <thead>
              <tr>
                <th scope="col">Club</th>
                <th scope="col">Points</th>
                <th scope="col">Day</th>
                <th scope="col">Reason</th>
                <th scope="col">By</th>
                <th scope="col">Change</th>
              </tr>
            </thead>
            <tbody>
              {adjustments.map((one) => (
                <tr key={one.id}>
                  <th scope="row">{one.club.name}</th>
                  <td>{signed(one.points)}</td>
                  <td>{formatDay(one.on)}</td>
                  <td>{one.reason}</td>
                  <td>{one.by.replaceAll('-', ' ')}</td>
                  <td>
                    {!isStanding(adjustments, one.id) ? (
                      'Withdrawn'
                    ) : one.withdraws === null ? (
                      <Button look="outline" size="small" onClick={() => setWithdrawn(one)}>
                        Withdraw
                      </Button>
                    ) : (
                      'Takes one back'
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableFrame>
      )}
      {isAdding ? (
        <AddAdjustment season={season} onAdded={() => setIsAdding(false)} />
      ) : season.clubs.length > 0 ? (
        <ActionButton look="outline" onClick={() => setIsAdding(true)}>
          Add a decision
        </ActionButton>
      ) : (
        <Message title="No clubs yet" hint="Choose the clubs of the season first." />
      )}
      <Dialog
        title="Withdraw the decision"
        isOpen={withdrawn !== null}
        onClose={() => setWithdrawn(null)}
      >
        {withdrawn && (
          <Withdraw
            address={season.address}
            adjustment={withdrawn}
            // Not the one that was opened since.
            onDone={() => setWithdrawn((now) => (now === withdrawn ? null : now))}
          />
        )}
      </Dialog>
    </Part>
  )
}

interface AddAdjustmentProps {
  readonly season: DeskSeason
  readonly onAdded: () => void
}

function AddAdjustment({ season: { address, clubs }, onAdded }: AddAdjustmentProps) {
  const { write } = useLeagueWrites()
  const [club, setClub] = useState(clubs[0]?.club.slug ?? '')
  const [points, setPoints] = useState('')
  const [reason, setReason] = useState('')
  const [on, setOn] = useState(() => new Date().toISOString().slice(0, 10))
  const done = 'The decision is entered'
  const { errors, isBusy, onSubmit } = useSubmit(async () => {
    const body = { club, points: Number(points.replace('−', '-') || Number.NaN), reason, on }
    const path = `seasons/${address}/adjustments`
    await write({ path, body, done }, AdjustmentResponse)
    onAdded()
  }, done)
  return (
    <FormSheet noValidate aria-label="Add a decision" onSubmit={onSubmit}>
      <ChoiceField
        label="Club"
        value={club}
        choices={clubs.map(({ club: { slug, name } }) => ({ value: slug, label: name }))}
        onChange={setClub}
      />
      <TextField
        label="Points"
        hint="-3 takes three points away"
        value={points}
        error={errors['points']}
        onChange={setPoints}
      />
      <TextField
        label="Reason"
        hint="Visitors read it"
        value={reason}
        error={errors['reason']}
        onChange={setReason}
      />
      <TextField
        label="Day of the decision"
        type="date"
        value={on}
        error={errors['on']}
        onChange={setOn}
      />
      <ActionButton type="submit" disabled={isBusy}>
        Enter the decision
      </ActionButton>
      <UnsavedGuard isDirty={points !== '' || reason !== ''} />
    </FormSheet>
  )
}

interface WithdrawProps {
  readonly address: string
  readonly adjustment: AdjustmentResponse
  readonly onDone: () => void
}

function Withdraw({ address, adjustment: { id, club, points }, onDone }: WithdrawProps) {
  const { write } = useLeagueWrites()
  const [reason, setReason] = useState('')
  const done = 'The decision is withdrawn'
  const { errors, isBusy, onSubmit } = useSubmit(async () => {
    const path = `seasons/${address}/adjustments/${id}/withdraw`
    const body = { reason }
    await write({ path, body, done }, AdjustmentResponse)
    onDone()
  }, done)
  return (
    <FormSheet noValidate aria-label="Withdraw the decision" onSubmit={onSubmit}>
      <Muted>
        {club.name}, {signed(points)}. It stays in the history, and another entry takes it back.
      </Muted>
      <TextField
        label="Reason"
        hint="Visitors read it"
        value={reason}
        error={errors['reason']}
        onChange={setReason}
      />
      <ActionButton type="submit" disabled={isBusy}>
        Withdraw it
      </ActionButton>
    </FormSheet>
  )
}
