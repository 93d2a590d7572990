import { QueryClient } from '@tanstack/react-query'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'
import { CoreAdminContext, memoryStore } from 'ra-core'
import { useMemo } from 'react'
import { useHost } from 'shared-contracts/host'
import { useSession, useSignedIn } from '../session/session-context.ts'
import { createAuthProvider } from './data/auth-provider.ts'
import { createDataProvider } from './data/data-provider.ts'
import { DeskRoutes } from './DeskRoutes.tsx'
import { deskRouter } from './router/desk-router.tsx'
import { UndoProvider } from './undo/UndoProvider.tsx'

const i18nProvider = polyglotI18nProvider(() => englishMessages, 'en')

/** react-admin around the screens of the desk, with its own cache, because the site's cache never goes stale. */
export function SignedInDesk() {
  const { queryClient: siteQueries } = useHost()
  const { call, signOut } = useSession()
  const session = useSignedIn()
  const context = useMemo(() => {
    const queryClient = createDeskQueries()
    return {
      queryClient,
      // Keep nothing of one person for the next one at this browser.
      store: memoryStore(),
      authProvider: createAuthProvider(session, signOut),
      dataProvider: createDataProvider(call, () => {
        // People who go on to the site see the change.
        void siteQueries.invalidateQueries({ refetchType: 'all' })
      }),
    }
  }, [call, session, signOut, siteQueries])
  return (
    <CoreAdminContext {...context} i18nProvider={i18nProvider} routerProvider={deskRouter}>
      <UndoProvider>
        <DeskRoutes parts={session.parts} />
      </UndoProvider>
    </CoreAdminContext>
  )
}

/** Never refetches a record behind the editor's back while it is edited; a conflict is reported on saving. */
const createDeskQueries = () =>
  new QueryClient({
    defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } },
  })
