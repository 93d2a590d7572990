import { useState } from 'react'
import { DeskSquad } from 'shared-contracts/league/desk-squad'
import { ActionButton } from '../../../focus/ActionButton.tsx'
import { ChoiceField } from '../../form/ChoiceField.tsx'
import { FormSheet } from '../../form/form-sheet.ts'
import { TextField } from '../../form/TextField.tsx'
import { useSubmit } from '../../form/use-submit.ts'
import { useLeagueWrites } from '../use-league.ts'

/** Ends a player's time in the squad; his appearances stay with the club. */
export function EndSpell({ squad }: { readonly squad: DeskSquad }) {
  const { seasonAddress, club, revision, players } = squad
  const { write } = useLeagueWrites()
  const [chosen, setChosen] = useState('')
  const [on, setOn] = useState('')
  const choices = players
    .filter(({ to }) => to === null)
    .map(({ id, player }) => ({ value: String(id), label: player.name }))
  // Who was chosen may have left meanwhile, such as by a pasted list.
  const spell = choices.some(({ value }) => value === chosen) ? chosen : ''
  const done = 'The player has left the squad'
  const { errors, isBusy, onSubmit } = useSubmit(async () => {
    const path = `seasons/${seasonAddress}/squads/${club.slug}/end`
    const body = { ...(spell && { spell: Number(spell) }), on }
    await write({ path, revision, body, done }, DeskSquad)
    setChosen('')
  }, done)
  return (
    <FormSheet noValidate aria-label="A player leaves" onSubmit={onSubmit}>
      <ChoiceField
        label="Player"
        value={spell}
        choices={[{ value: '', label: 'Choose' }, ...choices]}
        onChange={setChosen}
      />
      <TextField
        label="Last day"
        type="date"
        value={on}
        error={errors['on'] ?? errors['spell']}
        onChange={setOn}
      />
      <ActionButton type="submit" disabled={isBusy}>
        End the time in the squad
      </ActionButton>
    </FormSheet>
  )
}
