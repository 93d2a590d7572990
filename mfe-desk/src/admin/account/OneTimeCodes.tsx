import styled from '@emotion/styled'
import { lazy, Suspense, useState } from 'react'
import { RecoveryCodes, TotpOffer, type OwnAccount } from 'shared-contracts/desk/account'
import { Button, Muted, Title } from 'shared-ui'
import * as v from 'valibot'
import { useSession } from '../../session/session-context.ts'
import { FormSheet, Part } from '../form/form-sheet.ts'
import { TextField } from '../form/TextField.tsx'
import { useSubmit } from '../form/use-submit.ts'
import { OwnerPasswordField } from './OwnerPasswordField.tsx'

/** Draws the code with a library that is only loaded when somebody switches this on. */
const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }))

interface OneTimeCodesProps {
  readonly own: OwnAccount
  readonly onChanged: () => void
}

/** Two-factor sign-in: six digits from an authenticator, and recovery codes in case it is lost. */
export function OneTimeCodes({ own, onChanged }: OneTimeCodesProps) {
  const [codes, setCodes] = useState<readonly string[]>([])
  const told = (answer: unknown) => {
    setCodes(v.parse(RecoveryCodes, answer).codes)
    onChanged()
  }
  return (
    <Part aria-label="One-time codes">
      <Title>One-time codes</Title>
      {own.hasTotp ? (
        <Switched
          own={own}
          onCodes={told}
          onChanged={() => {
            setCodes([])
            onChanged()
          }}
        />
      ) : (
        <Offer onCodes={told} />
      )}
      {codes.length > 0 && (
        <div role="status">
          <Muted>Keep these recovery codes in a safe place. They are shown once.</Muted>
          <pre>{codes.join('\n')}</pre>
        </div>
      )}
    </Part>
  )
}

interface CodesProps {
  /** Receives the API's response with recovery codes. */
  readonly onCodes: (answer: unknown) => void
}

function Offer({ onCodes }: CodesProps) {
  const { call } = useSession()
  const [offer, setOffer] = useState<v.InferOutput<typeof TotpOffer> | null>(null)
  const [code, setCode] = useState('')
  const begin = useSubmit(async () => {
    setOffer(v.parse(TotpOffer, await call('account/totp', { method: 'POST' })))
  }, 'Show the code to your authenticator')
  const confirm = useSubmit(async () => {
    onCodes(await call('account/totp', { method: 'PUT', body: { code } }))
  }, 'One-time codes are switched on')
  if (!offer)
    return (
      <Button look="outline" disabled={begin.isBusy} onClick={() => void begin.submit()}>
        Switch on one-time codes
      </Button>
    )
  return (
    <FormSheet noValidate onSubmit={confirm.onSubmit}>
      <Offered>
        <Suspense fallback={null}>
          <QrCode text={offer.uri} label="Code for the camera of your authenticator" />
        </Suspense>
        <div>
          <p>Show it to the camera of your authenticator, or enter the secret there:</p>
          <Secret>{inGroups(offer.secret)}</Secret>
          <p>
            <a href={offer.uri}>Open it in an authenticator on this device</a>
          </p>
        </div>
      </Offered>
      <TextField
        label="Code"
        autoComplete="one-time-code"
        hint="Six digits that the authenticator shows"
        value={code}
        onChange={setCode}
        error={confirm.errors['code']}
      />
      <Button type="submit" disabled={confirm.isBusy}>
        Confirm
      </Button>
    </FormSheet>
  )
}

function Switched({ own, onCodes, onChanged }: OneTimeCodesProps & CodesProps) {
  const { call } = useSession()
  const [password, setPassword] = useState('')
  const proof = own.hasPassword ? { password } : {}
  const renew = useSubmit(async () => {
    onCodes(await call('account/recovery-codes', { method: 'POST', body: proof }))
    setPassword('')
  }, 'New recovery codes')
  const end = useSubmit(async () => {
    await call('account/totp', { method: 'DELETE', body: proof })
    setPassword('')
    onChanged()
  }, 'One-time codes are switched off')
  return (
    <FormSheet noValidate onSubmit={end.onSubmit}>
      <Muted>They are on. {own.recoveryCodes} recovery codes are left.</Muted>
      {own.hasPassword && (
        <OwnerPasswordField
          value={password}
          onChange={setPassword}
          error={end.errors['password'] ?? renew.errors['password']}
        />
      )}
      <Button look="outline" onClick={() => void renew.submit()}>
        New recovery codes
      </Button>
      <Button type="submit" look="outline">
        Switch off one-time codes
      </Button>
    </FormSheet>
  )
}

/** Groups the secret by four, as authenticators do; that is easier to copy by hand. */
const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')

const Offered = styled.div`
  display: grid;
  gap: 20px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));

  > div {
    display: grid;
    gap: 12px;
    align-content: start;
  }
`

const Secret = styled.code`
  font-size: var(--text-l);
  overflow-wrap: anywhere;
`
