import styled from '@emotion/styled'
import { useState } from 'react'
import { DeskSquad, SquadPreview } from 'shared-contracts/league/desk-squad'
import { Row } from 'shared-ui'
import * as v from 'valibot'
import { ActionButton } from '../../../focus/ActionButton.tsx'
import { DeskError } from '../../../desk-api/desk-api.ts'
import { useSession } from '../../../session/session-context.ts'
import { useTell } from '../../data/use-desk.ts'
import { FieldFrame } from '../../form/FieldFrame.tsx'
import { TextField } from '../../form/TextField.tsx'
import { UnsavedGuard } from '../../screen/UnsavedGuard.tsx'
import { LEAGUE, useLeagueWrites } from '../use-league.ts'
import { PastedLines } from './PastedLines.tsx'

/** Imports a pasted list of players. The outcome of each line is shown first; the list is taken whole or not at all. */
export function SquadPaste({ squad }: { readonly squad: DeskSquad }) {
  const { seasonAddress, club, revision } = squad
  const { call } = useSession()
  const { write } = useLeagueWrites()
  const tell = useTell()
  const [text, setText] = useState('')
  const [endsOthers, setEndsOthers] = useState(false)
  const [on, setOn] = useState('')
  const [checked, setChecked] = useState<{ what: string; preview: SquadPreview } | null>(null)
  const [error, setError] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const path = `seasons/${seasonAddress}/squads/${club.slug}`
  const body = { text, endsOthers, on: on || null }
  const what = JSON.stringify({ ...body, revision })
  // The preview only applies to the text and the squad that it was made from, also if the answer comes late.
  const preview = checked?.what === what ? checked.preview : null

  const change = (apply: () => void) => {
    apply()
    setError(undefined)
  }
  const attempt = async (work: () => Promise<void>) => {
    setIsBusy(true)
    setError(undefined)
    try {
      await work()
    } catch (failure) {
      const { fieldErrors = {} } = failure instanceof DeskError ? failure.refusal : {}
      setError((fieldErrors['text'] ?? fieldErrors['on'])?.join('\n'))
      tell.failed('Nothing was taken', failure)
    } finally {
      setIsBusy(false)
    }
  }
  const check = () =>
    attempt(async () => {
      const answer = await call(`${LEAGUE}/${path}/check`, { method: 'POST', body })
      setChecked({ what, preview: v.parse(SquadPreview, answer) })
    })
  const take = () =>
    attempt(async () => {
      const done = `The squad of ${club.name} is taken`
      await write({ path, method: 'PUT', typedFrom: revision, body, done }, DeskSquad)
      setChecked(null)
      // What was typed meanwhile stays.
      setText((now) => (now === text ? '' : now))
    })

  return (
    <Form
      noValidate
      aria-label="Paste a list"
      onSubmit={(event) => {
        event.preventDefault()
        void check()
      }}
    >
      <FieldFrame
        label="Players"
        hint="A line a player: shirt number, name, position, day of birth, parted by tabs, semicolons or commas. Number and day may be missing."
        error={error}
      >
        {(control) => (
          <textarea
            {...control}
            rows={10}
            placeholder={'1; Kofi Mensah; GK; 1998-04-23\n9; Yaw Boateng; Forward'}
            value={text}
            onChange={({ target }) => change(() => setText(target.value))}
          />
        )}
      </FieldFrame>
      <TextField
        label="From this day"
        type="date"
        hint="Empty for the whole season"
        value={on}
        onChange={(day) => change(() => setOn(day))}
      />
      <FieldFrame label="Who is not in the list leaves the squad">
        {(control) => (
          <input
            {...control}
            type="checkbox"
            checked={endsOthers}
            onChange={({ target }) => change(() => setEndsOthers(target.checked))}
          />
        )}
      </FieldFrame>
      <Row>
        <ActionButton type="submit" look={preview ? 'outline' : 'solid'} disabled={isBusy}>
          Check the list
        </ActionButton>
      </Row>
      <UnsavedGuard isDirty={text !== ''} />
      {preview && <PastedLines preview={preview} isBusy={isBusy} onTake={() => void take()} />}
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: 16px;
  width: 100%;
  max-width: 820px;
`
