import { useState } from 'react'
import { RenewalResponse, type Account } from 'shared-contracts/desk/account'
import { formatLocalMoment } from 'shared-contracts/format/dates'
import { Muted, Title } from 'shared-ui'
import * as v from 'valibot'
import { ActionButton } from '../../focus/ActionButton.tsx'
import { useSession } from '../../session/session-context.ts'
import { FieldFrame } from '../form/FieldFrame.tsx'
import { FormSheet, Part } from '../form/form-sheet.ts'
import { useSubmit } from '../form/use-submit.ts'
import { OnceShown } from './OnceShown.tsx'

/** Creates a link to a new password for somebody who has lost access. */
export function Renewal({ account: { id, name } }: { readonly account: Account }) {
  const { call } = useSession()
  const [endSecondFactor, setEndSecondFactor] = useState(false)
  const [made, setMade] = useState<v.InferOutput<typeof RenewalResponse> | null>(null)
  const { isBusy, onSubmit } = useSubmit(async () => {
    // A new link invalidates the previous one.
    setMade(null)
    const body = { endSecondFactor }
    const answer = await call(`accounts/${id}/renewal`, { method: 'POST', body })
    setMade(v.parse(RenewalResponse, answer))
  }, 'The link is made')
  return (
    <Part aria-label="Lost access">
      <Title>Lost access</Title>
      <Muted>
        A link lets {name} choose a new password. Nothing changes until it is used; then all of
        their sessions end.
      </Muted>
      <FormSheet noValidate onSubmit={onSubmit}>
        <FieldFrame
          label="End one-time codes and passkeys too"
          hint="Where the phone or the key is lost as well"
        >
          {(control) => (
            <input
              {...control}
              type="checkbox"
              checked={endSecondFactor}
              onChange={({ target }) => setEndSecondFactor(target.checked)}
            />
          )}
        </FieldFrame>
        <ActionButton type="submit" look="outline" disabled={isBusy}>
          Make a link
        </ActionButton>
        {made && (
          <OnceShown
            label="Address of the link"
            address={made.address}
            until={`good until ${formatLocalMoment(made.expiresAt)}`}
          />
        )}
      </FormSheet>
    </Part>
  )
}
