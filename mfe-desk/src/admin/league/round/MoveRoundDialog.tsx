import { useEffect, useState } from 'react'
import type { MoveRound } from 'shared-contracts/league/desk-round'
import { Muted } from 'shared-ui'
import { ActionButton } from '../../../focus/ActionButton.tsx'
import { FormSheet } from '../../form/form-sheet.ts'
import { TextField } from '../../form/TextField.tsx'
import { useSubmit } from '../../form/use-submit.ts'
import { Dialog } from '../../screen/Dialog.tsx'

interface MoveRoundDialogProps {
  readonly name: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onMove: (move: MoveRound) => Promise<void>
}

/** Moves all matches of a round that are not played. */
export function MoveRoundDialog({ name, isOpen, onClose, onMove }: MoveRoundDialogProps) {
  return (
    <Dialog title="Move the round" isOpen={isOpen} onClose={onClose}>
      <Fields name={name} onMove={onMove} onClose={onClose} />
    </Dialog>
  )
}

function Fields({ name, onMove, onClose }: Omit<MoveRoundDialogProps, 'isOpen'>) {
  const [isMoved, setIsMoved] = useState(false)
  // In an effect: a late answer does not close the dialog if it was opened again.
  useEffect(() => {
    if (isMoved) onClose()
  }, [isMoved, onClose])
  const [byDays, setByDays] = useState('')
  const [toDay, setToDay] = useState('')
  const [reason, setReason] = useState('')
  const { errors, isBusy, onSubmit } = useSubmit(async () => {
    await onMove({
      byDays: byDays.trim() === '' ? null : Number(byDays),
      toDay: toDay || null,
      reason,
    })
    setIsMoved(true)
  }, `${name} is moved`)
  return (
    <FormSheet noValidate aria-label="Move the round" onSubmit={onSubmit}>
      <Muted>
        All matches that are not played move along, each by the same number of days. Enter how many,
        or the day of the first match.
      </Muted>
      <TextField
        label="By days"
        hint="7 for a week later, -1 for a day earlier"
        value={byDays}
        error={errors['byDays']}
        onChange={setByDays}
      />
      <TextField
        label="First match on"
        type="date"
        value={toDay}
        error={errors['toDay']}
        onChange={setToDay}
      />
      <TextField
        label="Reason"
        hint="Visitors read it"
        value={reason}
        error={errors['reason']}
        onChange={setReason}
      />
      <ActionButton type="submit" disabled={isBusy}>
        Move the round
      </ActionButton>
    </FormSheet>
  )
}
