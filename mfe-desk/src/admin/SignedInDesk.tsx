import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'
import { CoreAdminContext, memoryStore } from 'ra-core'
import { useMemo, useState } from 'react'
import { useHost } from 'shared-contracts/host'
import { useSession, useSignedIn } from '../session/session-context.ts'
import { createAuthProvider } from './data/auth-provider.ts'
import { createDataProvider } from './data/data-provider.ts'
import { createDeskQueries } from './data/create-desk-queries.ts'
import { DeskRoutes } from './DeskRoutes.tsx'
import { deskRouter } from './router/desk-router.tsx'
import { UndoProvider } from './undo/UndoProvider.tsx'

const i18nProvider = polyglotI18nProvider(() => englishMessages, 'en')

/** react-admin around the screens of the desk, with its own cache, because the site's cache never goes stale. */
export function SignedInDesk() {
  const { queryClient: siteQueries } = useHost()
  const { call, signOut } = useSession()
  const session = useSignedIn()
  // One for each person at this browser, but the same after they sign in again: open screens read from it.
  const [kept] = useState(() => ({ queryClient: createDeskQueries(), store: memoryStore() }))
  const authProvider = useMemo(() => createAuthProvider(session, signOut), [session, signOut])
  const dataProvider = useMemo(
    () =>
      createDataProvider(call, () => {
        // People who go on to the site see the change.
        void siteQueries.invalidateQueries({ refetchType: 'all' })
      }),
    [call, siteQueries],
  )
  return (
    <CoreAdminContext
      {...kept}
      {...{ authProvider, dataProvider, i18nProvider }}
      routerProvider={deskRouter}
    >
      <UndoProvider>
        <DeskRoutes parts={session.parts} />
      </UndoProvider>
    </CoreAdminContext>
  )
}
