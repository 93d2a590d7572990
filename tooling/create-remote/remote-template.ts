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
import { createRemote } from 'shared-contracts/remote'
import { remote } from './remote.ts'

export const { mount } = createRemote(remote)
`,
    'src/remote.ts': `
import { defineRemote } from 'shared-ui'
import { routes } from './routes.ts'
import { SiteFooter } from './site/SiteFooter.tsx'
import { SiteHeader } from './site/SiteHeader.tsx'

export const remote = defineRemote({
  name: '${name}',
  theme: '${theme}',
  basePaths: ['${prefix}'],
  routes,
  Header: SiteHeader,
  Footer: SiteFooter,
})
`,
    'src/routes.ts': `
import type { RemoteRoute } from 'shared-contracts/remote'

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
  return <Introduction />
}
`,
    'src/features/introduction/Introduction.tsx': `
import { Container, Lead, PageTitle, Section } from 'shared-ui'
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
    'src/site/SiteHeader.tsx': `
import { NavLink } from 'shared-contracts/router'
import { Container } from 'shared-ui'
import { INTRODUCTION } from '../data/introduction.ts'

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
    'src/site/SiteFooter.tsx': `
import { Container, Muted } from 'shared-ui'
import { INTRODUCTION } from '../data/introduction.ts'

export function SiteFooter() {
  return (
    <footer>
      <Container>
        <Muted>{INTRODUCTION.title}</Muted>
      </Container>
    </footer>
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
import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { selectRoute } from 'shared-contracts'
import { renderPage } from 'shared-ui/testing'
import { remote } from './remote.ts'

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
    await renderPage(remote, '/')
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('${title}')
    expect(screen.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('${prefix}')
  })
})
`
