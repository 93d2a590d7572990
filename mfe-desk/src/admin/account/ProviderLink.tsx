import type { OwnAccount } from 'shared-contracts/desk/account'
import { Button, Muted, Title } from 'shared-ui'
import { useSession } from '../../session/session-context.ts'
import { followProvider } from '../../sign-in/follow-provider.ts'
import { outcomeInWords } from '../../sign-in/provider-outcome.ts'
import { useOnce } from '../../sign-in/use-once.ts'
import { Part } from '../form/form-sheet.ts'
import { useSubmit } from '../form/use-submit.ts'

interface ProviderLinkProps {
  readonly provider: NonNullable<OwnAccount['provider']>
  readonly onChanged: () => void
}

/** Links the account to the organisation's provider, or unlinks it. */
export function ProviderLink({ provider: { name, isLinked }, onChanged }: ProviderLinkProps) {
  const { call } = useSession()
  const outcome = outcomeInWords(useOnce('provider'))
  const link = useSubmit(async () => {
    followProvider(await call('account/provider', { method: 'POST' }))
  }, `On to ${name}`)
  const unlink = useSubmit(async () => {
    await call('account/provider', { method: 'DELETE' })
    onChanged()
  }, 'The link is ended')
  const { isBusy, submit } = isLinked ? unlink : link
  return (
    <Part aria-label={name}>
      <Title>{name}</Title>
      {outcome && <p role="status">{outcome}</p>}
      <Muted>
        {isLinked
          ? `You can sign in with ${name}.`
          : `Link your account there to sign in with ${name}.`}
      </Muted>
      <Button look="outline" disabled={isBusy} onClick={() => void submit()}>
        {isLinked ? `End the link with ${name}` : `Link ${name}`}
      </Button>
    </Part>
  )
}
