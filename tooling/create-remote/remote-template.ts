import type { Release } from 'shared-contracts/release'

export interface NewRemote {
  /** The package's name: `mfe-academy`. */
  readonly name: string
  /** Where it answers, without trailing slash: `/academy`. */
  readonly prefix: string
  readonly theme: Release['theme']
  /** What visitors read: `Academy`. */
  readonly title: string
}

/** The files of a new remote by name: one page, one feature, its data and a spec of them all. */
export function remoteFiles({ name, prefix, theme, title }: NewRemote): Record<string, string> {
  return {
    'package.json': JSON.stringify(packageOf(name)),
    'tsconfig.json': JSON.stringify(TSCONFIG),
    'webpack.config.ts': `
import { remote } from 'tooling/webpack'

/** The build of this remote alone; what all remotes share stands in the factory. */
export default remote({
  name: '${name}',
  folder: import.meta.dirname,
  exposes: { './mount': './src/mount.ts' },
})
`,
    'src/mount.ts': `
import { createRemote, type FailureProps, type RemoteDefinition, type RemoteRoute, RemoteApp } from 'shared-contracts/remote'
import { remote } from './remote.tsx'

export const { mount } = createRemote(remote)
`,
    'src/remote.tsx': `
import { useHost, createToastStore, selectRoute, type HostServices } from 'shared-contracts'
import { FailurePanel, SiteTheme, SkipLink, Container, Lead, PageTitle, Section, createStyleCache } from 'shared-ui'
import type { ReactNode } from 'react'
import { SiteHeader } from './features/site/SiteHeader.tsx'
import { routes } from './routes.tsx'

export const remote: RemoteDefinition = {
  name: '${name}',
  theme: '${theme}',
  basePaths: ['${prefix}'],
  routes,
  Layout,
  Failure,
}

function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <SiteTheme theme="${theme}" cache={useHost().styleCache}>
      <SkipLink />
      <SiteHeader />
      {children}
    </SiteTheme>
  )
}

function Failure({ retry }: FailureProps) {
  return (
    <main id="main" tabIndex={-1}>
      <FailurePanel onRetry={retry} />
    </main>
  )
}
`,
    'src/routes.tsx': `

export const routes: readonly RemoteRoute[] = [
  {
    path: '/',
    title: '${title}',
    description: '${title}: what it is and what it offers.',
    page: async () =>
      (await import(/* webpackChunkName: "page-index" */ './pages/home/HomePage.tsx')).HomePage,
  },
]
`,
    'src/pages/home/HomePage.tsx': `
import { Introduction } from '../../features/introduction/Introduction.tsx'

export function HomePage() {
  return (
    <main id="main" tabIndex={-1}>
      <Introduction />
    </main>
  )
}
`,
    'src/features/introduction/Introduction.tsx': `
import { INTRODUCTION } from '../../data/introduction.ts'

/** What the first screen says. */
export function Introduction() {
  return (
    <Section>
      <Container>
        <PageTitle>{INTRODUCTION.title}</PageTitle>
        <Lead>{INTRODUCTION.lead}</Lead>
      </Container>
    </Section>
  )
}
`,
    'src/features/site/SiteHeader.tsx': `
import { NavLink } from 'shared-contracts/router'

export function SiteHeader() {
  return (
    <header>
      <Container>
        <nav aria-label="Main">
          <NavLink to="/" end>
            {INTRODUCTION.title}
          </NavLink>
        </nav>
      </Container>
    </header>
  )
}
`,
    'src/data/introduction.ts': `
export const INTRODUCTION = {
  title: '${title}',
  lead: 'The ${title} team publishes this site on its own schedule.',
} as const
`,
    'src/remote.spec.tsx': spec({ name, prefix, title }),
  }
}

const TSCONFIG = {
  extends: '../tsconfig.browser.json',
  compilerOptions: { rootDir: '.', outDir: 'dist/types' },
  include: ['src', 'webpack.config.ts'],
  references: [{ path: '../shared-contracts' }, { path: '../shared-ui' }, { path: '../tooling' }],
}

const packageOf = (name: string) => ({
  name,
  version: '1.0.0',
  private: true,
  type: 'module',
  scripts: {
    dev: `tsx --conditions=source ../tooling/dev/standalone.ts ${name}`,
    build: `tsx --conditions=source ../tooling/release/release.ts build ${name}`,
  },
  dependencies: {
    react: 'catalog:',
    'react-dom': 'catalog:',
    'shared-contracts': 'workspace:*',
    'shared-ui': 'workspace:*',
  },
  devDependencies: { tooling: 'workspace:*' },
})

const spec = ({ name, prefix, title }: Omit<NewRemote, 'theme'>) => `
import { describe, expect, it, jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { createQueryClient } from 'shared-contracts/query'

/** Services of a host that goes nowhere. */
const stillHost = (): HostServices => ({
  basePath: '${prefix}',
  navigator: {
    createHref: (to) => (typeof to === 'string' ? to : (to.pathname ?? '')),
    push: () => undefined,
    replace: () => undefined,
    go: () => undefined,
  },
  queryClient: createQueryClient(),
  styleCache: createStyleCache(),
  toasts: createToastStore(),
  telemetry: () => undefined,
})

describe('${name}', () => {
  it('answers under its prefix', () => {
    expect(remote.basePaths).toEqual(['${prefix}'])
    expect(selectRoute('${prefix}/')).toEqual({
      remote: '${name}',
      basePath: '${prefix}',
      path: '/',
    })
  })

  it('shows its home page, and marks it as the current one', async () => {
    const location = { pathname: '${prefix}', search: '', hash: '', state: null, key: 'test' }
    await remote.routes[0]?.page()
    render(<RemoteApp definition={remote} host={stillHost()} location={location} />)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('${title}')
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('${prefix}')
  })

  it('shows a panel with Retry in place of a page that failed', () => {
    const retry = jest.fn()
    render(
      <SiteTheme theme={remote.theme} cache={createStyleCache()}>
        <remote.Failure error={new Error('lost')} retry={retry} />
      </SiteTheme>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })
})
`
