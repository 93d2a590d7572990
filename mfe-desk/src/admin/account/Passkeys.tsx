import { useState } from 'react'
import { PasskeyRegistration, type OwnAccount } from 'shared-contracts/desk/account'
import { formatLocalDay, formatLocalMoment } from 'shared-contracts/format/dates'
import { Muted, Row, Title } from 'shared-ui'
import * as v from 'valibot'
import { ActionButton } from '../../focus/ActionButton.tsx'
import { DeskError } from '../../desk-api/desk-api.ts'
import { useSession } from '../../session/session-context.ts'
import { FormSheet, Part } from '../form/form-sheet.ts'
import { TextField } from '../form/TextField.tsx'
import { useSubmit } from '../form/use-submit.ts'
import { OwnerPasswordField } from './OwnerPasswordField.tsx'

interface PasskeysProps {
  readonly own: OwnAccount
  readonly onChanged: () => void
}

/** Passkeys, which sign in without a password. */
export function Passkeys({ own: { passkeys, hasPassword }, onChanged }: PasskeysProps) {
  const { call } = useSession()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const { errors, isBusy, onSubmit } = useSubmit(async () => {
    refuseUnnamed(name)
    const { startRegistration } = await import('@simplewebauthn/browser')
    const options = await call('account/passkeys/options', {
      method: 'POST',
      body: hasPassword ? { password } : {},
    })
    const response = await startRegistration({
      // The browser validates the API's options.
      optionsJSON: options as Parameters<typeof startRegistration>[0]['optionsJSON'],
    }).catch((error: unknown) => {
      throw new DeskError(0, { message: reasonOf(error) })
    })
    await call('account/passkeys', { method: 'POST', body: { name, response } })
    setName('')
    setPassword('')
    onChanged()
  }, 'The passkey is added')
  return (
    <Part aria-label="Passkeys">
      <Title>Passkeys</Title>
      {passkeys.length === 0 && <Muted>None yet. A passkey signs you in without a password.</Muted>}
      {passkeys.map((passkey) => (
        <Passkey key={passkey.id} passkey={passkey} onChanged={onChanged} />
      ))}
      <FormSheet noValidate onSubmit={onSubmit}>
        <TextField
          label="Name of the passkey"
          hint="Such as Work laptop"
          value={name}
          onChange={setName}
          error={errors['name']}
        />
        {hasPassword && (
          <OwnerPasswordField value={password} onChange={setPassword} error={errors['password']} />
        )}
        <ActionButton type="submit" disabled={isBusy}>
          Add a passkey
        </ActionButton>
      </FormSheet>
    </Part>
  )
}

const Named = v.pick(PasskeyRegistration, ['name'])

/** The API reads the name with the finished passkey: what it then refuses would stay on the device, of no use. */
function refuseUnnamed(name: string): void {
  const { issues } = v.safeParse(Named, { name })
  if (issues) throw new DeskError(0, { fieldErrors: { name: [issues[0].message] } })
}

/** Explains why a device created no passkey. The device says no more, so that no site learns who uses it. */
const reasonOf = (error: unknown) =>
  error instanceof Error && error.name === 'InvalidStateError'
    ? 'This device has a passkey of yours already'
    : 'This device made no passkey. Try again.'

interface PasskeyProps {
  readonly passkey: OwnAccount['passkeys'][number]
  readonly onChanged: () => void
}

function Passkey({ passkey: { id, name, createdAt, lastUsedAt }, onChanged }: PasskeyProps) {
  const { call } = useSession()
  const { isBusy, submit } = useSubmit(async () => {
    await call(`account/passkeys/${id}`, { method: 'DELETE' })
    onChanged()
  }, 'The passkey is removed')
  const used = lastUsedAt ? formatLocalMoment(lastUsedAt) : 'never'
  return (
    <Row>
      <span>
        {name}, since {formatLocalDay(createdAt)}, last used {used}
      </span>
      <ActionButton look="outline" size="small" disabled={isBusy} onClick={() => void submit()}>
        Remove {name}
      </ActionButton>
    </Row>
  )
}
