import { lazy, Suspense, type ReactElement } from 'react'
import { Route, Routes, useParams } from 'react-router'
import type { Part } from 'shared-contracts/desk/roles'
import { Message } from 'shared-ui'
import { OwnAccountScreen } from './account/OwnAccountScreen.tsx'
import { AccountScreen } from './accounts/AccountScreen.tsx'
import { AccountsScreen } from './accounts/AccountsScreen.tsx'
import { AuditScreen } from './audit/AuditScreen.tsx'
import { ContentCreateScreen, ContentEditScreen } from './content/ContentEditScreen.tsx'
import { ContentListScreen } from './content/ContentListScreen.tsx'
import { CONTENT_PARTS } from './content/content-parts.tsx'
import { APPLICATIONS, MESSAGES } from './inbox/inbox-part.ts'
import { InboxListScreen } from './inbox/InboxListScreen.tsx'
import { InboxScreen } from './inbox/InboxScreen.tsx'
import { RemainingAnswersScreen } from './inbox/RemainingAnswersScreen.tsx'
import { NewslettersScreen } from './newsletters/NewslettersScreen.tsx'
import { PricesScreen } from './prices/PricesScreen.tsx'
import { Screen } from './screen/Screen.tsx'
import { TodayScreen } from './today/TodayScreen.tsx'

interface DeskScreen {
  /** Part whose users see the screen; absent if everybody sees it. */
  readonly part?: Part
  readonly path: string
  readonly element: ReactElement
}

const CONTENT_SCREENS: readonly DeskScreen[] = CONTENT_PARTS.flatMap((content) => {
  const { part, path, only, initial } = content
  if (only !== undefined)
    return [{ part, path, element: <ContentEditScreen content={content} id={only} /> }]
  return [
    { part, path, element: <ContentListScreen key={path} content={content} /> },
    ...(initial
      ? [
          {
            part,
            path: `${path}/new`,
            element: <ContentCreateScreen key={path} content={content} />,
          },
        ]
      : []),
    {
      part,
      path: `${path}/:id`,
      element: <OfAddress>{(id) => <ContentEditScreen content={content} id={id} />}</OfAddress>,
    },
  ]
})

const INBOX_SCREENS: readonly DeskScreen[] = [MESSAGES, APPLICATIONS].flatMap((inbox) => [
  {
    part: inbox.part,
    path: inbox.part,
    element: <InboxListScreen key={inbox.part} inbox={inbox} />,
  },
  {
    part: inbox.part,
    path: `${inbox.part}/:id`,
    element: <OfAddress>{(id) => <InboxScreen inbox={inbox} id={id} />}</OfAddress>,
  },
])

/** The league's screens, in separate bundles that only people who work on the league load. */
const league = (name: 'SeasonScreens' | 'FixtureScreens') => {
  const Screens = lazy(async () => ({
    default: (await import(/* webpackChunkName: "league" */ './league/LeagueScreens.tsx'))[name],
  }))
  return (
    <Suspense fallback={<Screen title="League">{null}</Screen>}>
      <Screens />
    </Suspense>
  )
}

const SCREENS: readonly DeskScreen[] = [
  { path: '', element: <TodayScreen /> },
  { path: 'account', element: <OwnAccountScreen /> },
  ...CONTENT_SCREENS,
  { part: 'league', path: 'seasons/*', element: league('SeasonScreens') },
  { part: 'league', path: 'fixtures/*', element: league('FixtureScreens') },
  ...INBOX_SCREENS,
  { part: 'messages', path: 'messages/answers', element: <RemainingAnswersScreen /> },
  { part: 'newsletters', path: 'newsletters', element: <NewslettersScreen /> },
  { part: 'prices', path: 'prices', element: <PricesScreen /> },
  { part: 'accounts', path: 'accounts', element: <AccountsScreen /> },
  {
    part: 'accounts',
    path: 'accounts/:id',
    element: <OfAddress>{(id) => <AccountScreen id={id} />}</OfAddress>,
  },
  { part: 'audit', path: 'audit', element: <AuditScreen /> },
  { path: '*', element: <Nothing /> },
]

/** The screens of the desk, as far as the role allows. */
export function DeskRoutes({ parts }: { readonly parts: readonly Part[] }) {
  return (
    <Routes>
      {SCREENS.filter(({ part }) => part === undefined || parts.includes(part)).map(
        ({ path, element }) => (
          <Route key={path} path={`/${path}`} element={element} />
        ),
      )}
    </Routes>
  )
}

function OfAddress({ children }: { readonly children: (id: string) => ReactElement }) {
  const { id = '' } = useParams()
  return children(id)
}

function Nothing() {
  return (
    <Screen title="Not here">
      <Message title="There is no such screen" hint="Your role may not include it." />
    </Screen>
  )
}
