import styled from '@emotion/styled'
import { lazy, Suspense, useRef, useState } from 'react'
import { RecoveryCodes, TotpOffer, type OwnAccount } from 'shared-contracts/desk/account'
import { Muted, Title } from 'shared-ui'
import * as v from 'valibot'
import { ActionButton } from '../../focus/ActionButton.tsx'
import { useFocusKept } from '../../focus/use-focus-kept.ts'
import { useSession } from '../../session/session-context.ts'
import { FormSheet, Part } from '../form/form-sheet.ts'
import { TextField } from '../form/TextField.tsx'
import { useSubmit } from '../form/use-submit.ts'
import { withoutSpaces } from '../../sign-in/without-spaces.ts'
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
  /** A confirmation has failed for the caller. The API may have taken it, and its recovery codes were never shown. */
  const [isUnanswered, setIsUnanswered] = useState(false)
  const show = (next: readonly string[]) => {
    setCodes(next)
    setIsUnanswered(false)
    onChanged()
  }
  const told = (answer: unknown) => show(v.parse(RecoveryCodes, answer).codes)
  return (
    <Part aria-label="One-time codes">
      <Title>One-time codes</Title>
      {own.hasTotp ? (
        <Switched own={own} onCodes={told} onChanged={() => show([])} />
      ) : (
        <Offer
          onCodes={told}
          onFailed={() => {
            setIsUnanswered(true)
            onChanged()
          }}
        />
      )}
      {own.hasTotp && isUnanswered && (
        <p role="status">
          They are on, although the answer was lost. Press “New recovery codes”: you have not seen
          any yet.
        </p>
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

interface OfferProps extends CodesProps {
  /** Called if the confirmation fails, also for want of an answer. */
  readonly onFailed: () => void
}

function Offer({ onCodes, onFailed }: OfferProps) {
  const { call } = useSession()
  const [offer, setOffer] = useState<v.InferOutput<typeof TotpOffer> | null>(null)
  const begin = useSubmit(async () => {
    setOffer(v.parse(TotpOffer, await call('account/totp', { method: 'POST' })))
  }, 'Show the code to your authenticator')
  return offer ? (
    <Confirmation offer={offer} onCodes={onCodes} onFailed={onFailed} />
  ) : (
    <ActionButton look="outline" disabled={begin.isBusy} onClick={() => void begin.submit()}>
      Switch on one-time codes
    </ActionButton>
  )
}

interface ConfirmationProps extends OfferProps {
  readonly offer: v.InferOutput<typeof TotpOffer>
}

function Confirmation({ offer, onCodes, onFailed }: ConfirmationProps) {
  const { call } = useSession()
  const form = useRef<HTMLFormElement>(null)
  useFocusKept(form)
  const [code, setCode] = useState('')
  const confirm = useSubmit(async () => {
    try {
      onCodes(await call('account/totp', { method: 'PUT', body: { code: withoutSpaces(code) } }))
    } catch (error) {
      onFailed()
      throw error
    }
  }, 'One-time codes are switched on')
  return (
    <FormSheet ref={form} noValidate onSubmit={confirm.onSubmit}>
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
      <ActionButton type="submit" disabled={confirm.isBusy}>
        Confirm
      </ActionButton>
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
    <FormSheet
      noValidate
      onSubmit={(event) => {
        renew.forget()
        end.onSubmit(event)
      }}
    >
      <Muted>They are on. {own.recoveryCodes} recovery codes are left.</Muted>
      {own.hasPassword && (
        <OwnerPasswordField
          value={password}
          onChange={setPassword}
          error={end.errors['password'] ?? renew.errors['password']}
        />
      )}
      <ActionButton
        look="outline"
        disabled={renew.isBusy}
        onClick={({ currentTarget }) => {
          end.forget()
          void renew.submit(currentTarget.form)
        }}
      >
        New recovery codes
      </ActionButton>
      <ActionButton type="submit" look="outline" disabled={end.isBusy}>
        Switch off one-time codes
      </ActionButton>
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
