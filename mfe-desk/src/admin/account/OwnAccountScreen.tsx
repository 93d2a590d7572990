import { useQuery } from '@tanstack/react-query'
import { OwnAccount } from 'shared-contracts/desk/account'
import * as v from 'valibot'
import { useSession, useSignedIn } from '../../session/session-context.ts'
import { NotLoaded } from '../screen/NotLoaded.tsx'
import { Screen } from '../screen/Screen.tsx'
import { OneTimeCodes } from './OneTimeCodes.tsx'
import { OwnSessions } from './OwnSessions.tsx'
import { Passkeys } from './Passkeys.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ProviderLink } from './ProviderLink.tsx'

/** The person's own means of signing in, and their sessions. */
export function OwnAccountScreen() {
  const { call } = useSession()
  const { account } = useSignedIn()
  const { data, error, refetch } = useQuery({
    queryKey: ['account'],
    queryFn: async () => v.parse(OwnAccount, await call('account')),
  })
  const changed = () => void refetch()
  return (
    <Screen title="Your account">
      <p>
        {account.name}, username {account.username}
      </p>
      {(error ?? !data) && <NotLoaded what="Your account" error={error} onRetry={changed} />}
      {data && (
        <>
          {data.hasPassword && <PasswordForm />}
          <Passkeys own={data} onChanged={changed} />
          <OneTimeCodes own={data} onChanged={changed} />
          {data.provider && (
            <ProviderLink
              provider={data.provider}
              hasPassword={data.hasPassword}
              onChanged={changed}
            />
          )}
          <OwnSessions />
        </>
      )}
    </Screen>
  )
}
