import { createContext, use, type ComponentType, type ReactNode } from 'react'
import { useHost } from 'shared-contracts/host'
import type { SubsidiarySlug } from 'shared-contracts/site/subsidiaries'
import type { FailureProps, RemoteDefinition } from 'shared-contracts/remote'
import { useLocation } from 'shared-contracts/router'
import { FamilyBar } from '../family/FamilyBar.tsx'
import { FailurePanel } from '../failure-panel/FailurePanel.tsx'
import { SkipLink } from '../link/SkipLink.tsx'
import { SiteTheme } from '../theme/SiteTheme.tsx'

interface WithChildren {
  readonly children: ReactNode
}

interface RemoteSite extends Pick<
  RemoteDefinition,
  'name' | 'siteName' | 'theme' | 'basePaths' | 'isUnlisted' | 'routes'
> {
  readonly Header: ComponentType
  readonly Footer?: ComponentType
  /** Wraps header, page and footer, for something that they share. */
  readonly Frame?: ComponentType<WithChildren>
  /** Wraps the page inside the main landmark. It stays between pages, and when a page fails. */
  readonly PageFrame?: ComponentType<WithChildren>
  /** Returns the subsidiary whose colours the page of a path uses. */
  readonly subsidiaryOf?: (path: string) => SubsidiarySlug | undefined
}

/** Whether a script failed to load, for which browsers throw a TypeError. */
const isLoss = ({ message }: Error) => /fetch|import|connection|module/i.test(message)

/** Whether a layout with a main landmark stands around. */
const InLayout = createContext(false)

const Bare = ({ children }: WithChildren) => children

/**
 * Completes a remote's own parts with what every remote has: theme, skip link, main landmark and the
 * screen of a page that failed.
 *
 * @example
 * export const remote = defineRemote({
 *   name: 'mfe-academy',
 *   siteName: 'Academy',
 *   theme: 'loom',
 *   basePaths: ['/academy'],
 *   routes,
 *   Header: SiteHeader,
 *   Footer: SiteFooter,
 * })
 */
export function defineRemote({
  Header,
  Footer,
  Frame = Bare,
  PageFrame = Bare,
  subsidiaryOf,
  ...remote
}: RemoteSite): RemoteDefinition {
  function Theme({ isOverlay, children }: WithChildren & { readonly isOverlay?: boolean }) {
    const { styleCache } = useHost()
    const { pathname } = useLocation()
    return (
      <SiteTheme
        theme={remote.theme}
        cache={styleCache}
        subsidiary={subsidiaryOf?.(pathname)}
        isOverlay={isOverlay}
      >
        {children}
      </SiteTheme>
    )
  }

  function Layout({ children }: WithChildren) {
    return (
      <Theme>
        <Frame>
          <SkipLink />
          {!remote.isUnlisted && <FamilyBar />}
          <Header />
          <main id="main" tabIndex={-1}>
            <InLayout value>
              <PageFrame>{children}</PageFrame>
            </InLayout>
          </main>
          {Footer && <Footer />}
        </Frame>
      </Theme>
    )
  }

  function Failure({ error, retry }: FailureProps) {
    const { basePath } = useHost()
    const panel = <FailurePanel isBroken={!isLoss(error)} onRetry={retry} home={basePath || '/'} />
    return <Theme isOverlay>{use(InLayout) ? panel : <main>{panel}</main>}</Theme>
  }

  return { ...remote, Layout, Failure }
}
