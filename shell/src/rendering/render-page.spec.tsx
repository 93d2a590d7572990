/**
 * @jest-environment node
 * @jest-environment-options {"customExportConditions": ["source", "node"]}
 */
import styled from '@emotion/styled'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { useHost } from 'shared-contracts/host'
import { queryOptions, useQuery } from 'shared-contracts/query'
import type { PageProps, RemoteDefinition } from 'shared-contracts/remote'
import type { RenderOutcome, RenderRequest } from 'shared-contracts/rendering'
import { useSearchParams } from 'shared-contracts/router'
import { SiteTheme } from 'shared-ui'
import type { ComponentType, ReactNode } from 'react'
import { describeRemote } from './describe-remote.ts'
import { renderPage } from './render-page.tsx'

const browserFetch = globalThis.fetch
afterEach(() => {
  globalThis.fetch = browserFetch
})

function Layout({ children }: { readonly children: ReactNode }) {
  const { styleCache } = useHost()
  return (
    <SiteTheme theme="loom" cache={styleCache}>
      <main>{children}</main>
    </SiteTheme>
  )
}

const remoteOf = (
  Page: ComponentType<PageProps>,
  route: Partial<RemoteDefinition['routes'][number]> = {},
): RemoteDefinition => ({
  name: 'mfe-sample',
  siteName: 'Sample',
  theme: 'loom',
  basePaths: ['/sample'],
  routes: [
    {
      path: '/',
      title: 'Sample',
      description: 'A page',
      page: () => Promise.resolve(Page),
      ...route,
    },
  ],
  Layout,
  Failure: () => null,
})

const clubsQuery = (path: string) =>
  queryOptions<{ name: string; next?: string }>({ queryKey: [path] })

function Club({ path }: { readonly path: string }) {
  const { data } = useQuery(clubsQuery(path))
  if (!data) return <p>Loading {path}</p>
  return (
    <>
      <p>{data.name}</p>
      {data.next && <Club path={data.next} />}
    </>
  )
}

const Clubs = () => <Club path="/api/clubs/first" />

let request: RenderRequest
beforeEach(() => {
  request = { basePath: '/sample', path: '/', search: '', answers: {}, isBuilt: false }
})

const answer = (body: unknown, at = 1, status = 200) => ({
  status,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  at,
})

const FIRST = '/api/clubs/first'
const SECOND = '/api/clubs/second'

function pageOf(outcome: RenderOutcome) {
  if (outcome.kind !== 'page') throw new Error(JSON.stringify(outcome))
  return outcome
}

describe('a page that is rendered', () => {
  it('says which answers it lacks', async () => {
    expect(await renderPage(remoteOf(Clubs), request)).toEqual({ kind: 'needs', needs: [FIRST] })
  })

  it('says what its answers make it ask as well', async () => {
    const answers = { [FIRST]: answer({ name: 'Hearts', next: SECOND }) }
    expect(await renderPage(remoteOf(Clubs), { ...request, answers })).toEqual({
      kind: 'needs',
      needs: [SECOND],
    })
  })

  it('comes with the state that it was made from, each answer with its own time', async () => {
    const answers = {
      [FIRST]: answer({ name: 'Hearts', next: SECOND }, 1_000),
      [SECOND]: answer({ name: 'Kotoko' }, 2_000),
    }
    const page = pageOf(await renderPage(remoteOf(Clubs), { ...request, answers }))
    expect(page.fragment.html).toContain('<p>Hearts</p><p>Kotoko</p>')
    expect(page.fragment.head).toContain('<title>Sample</title>')
    expect(page).toMatchObject({
      isWhole: true,
      asked: [FIRST, SECOND],
      faults: [],
      freshMs: null,
      state: [
        [[FIRST], 1_000, { name: 'Hearts', next: SECOND }],
        [[SECOND], 2_000, { name: 'Kotoko' }],
      ],
    })
  })

  it('says how long a browser takes its answers for fresh', async () => {
    const Prices = () => <p>{String(useQuery({ queryKey: [FIRST], staleTime: 30_000 }).data)}</p>
    const answers = { [FIRST]: answer(5) }
    const page = pageOf(await renderPage(remoteOf(Prices), { ...request, answers }))
    expect(page.freshMs).toBe(30_000)
  })

  it.each([
    ['there is none', null, []],
    ['it is no JSON', answer('<html>'), [expect.stringContaining('not valid JSON')]],
    ['it is an error', answer('{}', 1, 404), [expect.stringContaining('404')]],
  ])(
    'shows its loading state where %s, and leaves it to the browser',
    async (_how, given, faults) => {
      const answers = { [FIRST]: given }
      const page = pageOf(await renderPage(remoteOf(Clubs), { ...request, answers }))
      expect(page.fragment.html).toContain(`Loading <!-- -->${FIRST}`)
      expect(page).toMatchObject({ isWhole: false, state: [], faults })
    },
  )

  it('asks nothing that it does not ask at first', async () => {
    const Search = () => <p>{useQuery({ queryKey: [FIRST], enabled: false }).status}</p>
    const page = pageOf(await renderPage(remoteOf(Search), request))
    expect(page).toMatchObject({ isWhole: true, asked: [] })
  })

  it('is made for its query', async () => {
    const List = () => <p>{useSearchParams()[0].get('region')}</p>
    const page = pageOf(await renderPage(remoteOf(List), { ...request, search: '?region=Africa' }))
    expect(page.fragment.html).toContain('<p>Africa</p>')
  })

  it('knows its parameters, unless the build makes it for all of its addresses', async () => {
    const Match = ({ params }: PageProps) => <p>{params['match'] ?? 'any'}</p>
    const remote = remoteOf(Match, { path: '/matches/:match' })
    const one = { ...request, path: '/matches/7' }
    expect(pageOf(await renderPage(remote, one)).fragment.html).toContain('<p>7</p>')
    const all = { ...request, path: '/matches/:match', isBuilt: true }
    expect(pageOf(await renderPage(remote, all)).fragment.html).toContain('<p>any</p>')
  })

  it('has its data still to come where the build makes it', async () => {
    const page = pageOf(await renderPage(remoteOf(Clubs), { ...request, isBuilt: true }))
    expect(page.fragment.html).toContain('Loading')
    expect(page.state).toEqual([])
  })

  it('has its styles beside it, and none in its elements', async () => {
    const page = pageOf(
      await renderPage(
        remoteOf(() => <p>text</p>),
        request,
      ),
    )
    expect(page.fragment.styles).toContain('--surface')
    expect(page.fragment.html).not.toContain('<style')
  })

  it('leaves the styles of a closed dialog to the browser, and has those of an open one', async () => {
    const fragmentWith = async (isOpen: boolean) => {
      const Page = () => (
        <>
          <Price>1</Price>
          <dialog open={isOpen}>
            <Price>2</Price>
            <Choice>3</Choice>
          </dialog>
          <Price>4</Price>
        </>
      )
      return pageOf(await renderPage(remoteOf(Page), request)).fragment
    }
    const closed = await fragmentWith(false)
    const open = await fragmentWith(true)
    expect(closed.html).toContain('>3</p>')
    expect(closed.styles).toContain('color:gold')
    expect(closed.styles).not.toContain('color:teal')
    expect(open.styles).toContain('color:teal')
    // The browser adds the styles that are not listed by name.
    expect(open.styleIds.length - closed.styleIds.length).toBe(1)
  })
})

const Price = styled.p`
  color: gold;
`
const Choice = styled.p`
  color: teal;
`

describe('a page that cannot be rendered', () => {
  const failing: Readonly<Record<string, [ComponentType<PageProps>, string]>> = {
    throws: [
      () => {
        throw new Error('no such club')
      },
      'no such club',
    ],
    'writes a style attribute': [() => <p style={{ color: 'red' }}>red</p>, 'style attribute'],
    'needs a script': [() => <script>alert(1)</script>, 'without its scripts'],
    navigates: [
      () => {
        useHost().navigator.push('/elsewhere')
        return null
      },
      'navigated',
    ],
  }
  it.each(Object.entries(failing))('because it %s says so', async (_how, [Page, reason]) => {
    await expect(renderPage(remoteOf(Page), request)).rejects.toThrow(reason)
  })

  it('because its script throws says so', async () => {
    const remote = remoteOf(Clubs, { page: () => Promise.reject(new Error('no such chunk')) })
    await expect(renderPage(remote, request)).rejects.toThrow('no such chunk')
  })

  it('because it asks for ever ends all the same', async () => {
    let turn = 0
    const Endless = () => <p>{useQuery(clubsQuery(`/api/${turn++}`)).data?.name}</p>
    const answers = Object.fromEntries(
      Array.from({ length: 200 }, (_, index) => [`/api/${index}`, answer({ name: 'x' })]),
    )
    await expect(renderPage(remoteOf(Endless), { ...request, answers })).rejects.toThrow('for ever')
  })
})

it('describes a remote without what JSON cannot hold', async () => {
  const remote = remoteOf(Clubs, {
    record: '/api/clubs/:club',
    search: () => Promise.resolve({ region: ['Africa'] }),
  })
  expect(JSON.parse(JSON.stringify(await describeRemote(remote)))).toEqual({
    name: 'mfe-sample',
    siteName: 'Sample',
    theme: 'loom',
    basePaths: ['/sample'],
    routes: [
      {
        path: '/',
        title: 'Sample',
        description: 'A page',
        record: '/api/clubs/:club',
        search: { region: ['Africa'] },
      },
    ],
  })
})
