import { useState } from 'react'
import type { OwnAccount } from 'shared-contracts/desk/account'
import { Muted, Title } from 'shared-ui'
import { ActionButton } from '../../focus/ActionButton.tsx'
import { useSession } from '../../session/session-context.ts'
import { followProvider } from '../../sign-in/follow-provider.ts'
import { outcomeInWords } from '../../sign-in/provider-outcome.ts'
import { useOnce } from '../../sign-in/use-once.ts'
import { FormSheet, Part } from '../form/form-sheet.ts'
import { useSubmit } from '../form/use-submit.ts'
import { OwnerPasswordField } from './OwnerPasswordField.tsx'

interface ProviderLinkProps {
  readonly provider: NonNullable<OwnAccount['provider']>
  readonly hasPassword: boolean
  readonly onChanged: () => void
}

/** Links the account to the organisation's provider, or unlinks it. */
export function ProviderLink({ provider, hasPassword, onChanged }: ProviderLinkProps) {
  const { name, isLinked } = provider
  const { call } = useSession()
  const [password, setPassword] = useState('')
  const outcome = outcomeInWords(useOnce('provider'))
  const link = useSubmit(async () => {
    const body = hasPassword ? { password } : {}
    followProvider(await call('account/provider', { method: 'POST', body }))
  }, `On to ${name}`)
  const unlink = useSubmit(async () => {
    await call('account/provider', { method: 'DELETE' })
    onChanged()
  }, 'The link is ended')
  const { errors, isBusy, onSubmit } = isLinked ? unlink : link
  return (
    <Part aria-label={name}>
      <Title>{name}</Title>
      {outcome && <p role="status">{outcome}</p>}
      <Muted>
        {isLinked
          ? `You can sign in with ${name}.`
          : `Link your account there to sign in with ${name}.`}
      </Muted>
      <FormSheet noValidate onSubmit={onSubmit}>
        {hasPassword && !isLinked && (
          <OwnerPasswordField value={password} onChange={setPassword} error={errors['password']} />
        )}
        <ActionButton type="submit" look="outline" disabled={isBusy}>
          {isLinked ? `End the link with ${name}` : `Link ${name}`}
        </ActionButton>
      </FormSheet>
    </Part>
  )
}
