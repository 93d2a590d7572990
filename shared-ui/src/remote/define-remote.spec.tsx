import { describe, expect, it, jest } from '@jest/globals'
import { fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { inHost, testHost } from '../testing/in-host.tsx'
import { renderPage } from '../testing/render-page.tsx'
import { defineRemote } from './define-remote.tsx'

interface WithChildren {
  readonly children: ReactNode
}

const routes = [
  { path: '/', title: 'Home', description: 'First', page: () => Promise.resolve(Home) },
  { path: '/gold', title: 'Gold', description: 'Second', page: () => Promise.resolve(Broken) },
]
const parts = {
  name: 'mfe-sample',
  siteName: 'Sample',
  theme: 'premiership',
  basePaths: ['', '/sample'],
  routes,
  Header: () => <header>Header</header>,
  Footer: () => <footer>Footer</footer>,
} as const

function Home() {
  return <h1>Home</h1>
}

function Broken(): never {
  throw new Error('broken')
}

/** The bar of the family's sites, which has a test of its own. */
const BAR =
  'nav(ul(li(a(FBC Partners)) li(a(Subsidiaries)) li(a(League portal)) li(a(League company))))'

/** Describes the nesting of the elements below one. */
const outline = (element: Element | null): string =>
  [...(element?.children ?? [])]
    .map((child) => `${child.localName}(${outline(child) || child.textContent})`)
    .join(' ')

describe('a remote', () => {
  it('has a skip link, the bar of the family, its header, the page in the main landmark, and its footer', async () => {
    const { container } = await renderPage(defineRemote(parts), '/')
    const site = container.querySelector('[data-theme="premiership"]')
    expect(outline(site)).toBe(
      `a(Skip to content) ${BAR} header(Header) main(h1(Home)) footer(Footer)`,
    )
    const skip = screen.getByRole('link', { name: 'Skip to content' })
    expect(container.querySelector(skip.getAttribute('href') ?? '')?.localName).toBe('main')
  })

  it('may have no footer, and frames of its own around everything and around the page', async () => {
    const Frame = ({ children }: WithChildren) => <section>{children}</section>
    const PageFrame = ({ children }: WithChildren) => <article>{children}</article>
    const remote = defineRemote({ ...parts, Footer: undefined, Frame, PageFrame })
    const { container } = await renderPage(remote, '/')
    expect(outline(container.querySelector('[data-theme]'))).toBe(
      `section(a(Skip to content) ${BAR} header(Header) main(article(h1(Home))))`,
    )
  })

  it('is painted in the colours of the subsidiary that its path belongs to', async () => {
    const subsidiaryOf = (path: string) => (path === '/' ? 'gold' : undefined)
    const { container } = await renderPage(defineRemote({ ...parts, subsidiaryOf }), '/')
    expect(container.querySelector('[data-subsidiary="gold"] main')).not.toBeNull()
  })

  it('keeps everything else in place when a page fails', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const PageFrame = ({ children }: WithChildren) => (
      <>
        <h1>Gold</h1>
        {children}
      </>
    )
    await renderPage(defineRemote({ ...parts, PageFrame }), '/gold')
    expect(screen.getByRole('main').contains(screen.getByRole('alert'))).toBe(true)
    expect(screen.getAllByRole('heading', { level: 1 }).map((one) => one.textContent)).toEqual([
      'Gold',
    ])
    expect(screen.getByRole('banner').textContent).toBe('Header')
    log.mockRestore()
  })

  it('has a heading and a title when a page fails that had them', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
    await renderPage(defineRemote(parts), '/gold')
    const name = 'This page could not be shown'
    expect(within(screen.getByRole('main')).getByRole('heading', { level: 1, name })).toBeTruthy()
    expect(document.title).toBe(name)
    log.mockRestore()
  })
})

describe('the screen of a page that failed', () => {
  const show = (basePath: string) => {
    const { Failure } = defineRemote(parts)
    const retry = jest.fn()
    render(inHost(<Failure error={new Error('lost')} retry={retry} />, testHost({ basePath })))
    return retry
  }

  it.each([
    ['', '/'],
    ['/sample', '/sample'],
  ])('leads below "%s" home to %s', (basePath, href) => {
    show(basePath)
    const home = screen.getByRole('link', { name: 'Back to the home page' })
    expect(home.getAttribute('href')).toBe(href)
  })

  it('offers Retry, in the theme of the remote, where no layout stands around it', () => {
    const retry = show('')
    expect(screen.getByRole('alert').closest('[data-theme]')?.getAttribute('data-theme')).toBe(
      'premiership',
    )
    const main = within(screen.getByRole('main'))
    expect(
      main.getByRole('heading', { level: 1, name: 'This page could not be shown' }),
    ).toBeTruthy()
    fireEvent.click(main.getByRole('button', { name: 'Retry' }))
    expect(retry).toHaveBeenCalledTimes(1)
  })
})
