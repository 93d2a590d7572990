import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import type { APIRequestContext } from '@playwright/test'
import { readRelease } from 'release/publish'
import type { Release } from 'shared-contracts/release'
import { copyWorkspaceWith, type CopiedWorkspace } from 'tooling/create-remote/copied-workspace'
import { newRemote } from 'tooling/create-remote/new-remote'
import { DRILL_SITE } from '../playwright.config.ts'
import { makeRelease } from '../support/broken-release.ts'
import { goLive, nextVersion, returnToFirst, sitemap } from '../support/drill-site.ts'
import { releaseCommand, released } from '../support/release-command.ts'
import { expect, follow, markDocument, test, visit } from '../support/test.ts'

/**
 * A team owns its pages: a release adds or removes a page, a prefix or a whole remote, while shell and edge keep
 * running unchanged.
 */
const GROUP = 'mfe-group'
const NOT_FOUND = '404 Page Not Found'

test.describe.configure({ mode: 'default', timeout: 120_000 })

let workspace: CopiedWorkspace
test.beforeAll(async () => {
  test.setTimeout(120_000)
  workspace = await copyWorkspaceWith(newRemote('partners', '/partners', 'loom'))
})
test.afterAll(() => workspace.remove())
test.afterEach(() => returnToFirst(GROUP))

test('a new remote answers its prefix, with shell and edge untouched', async ({
  page,
  request,
}) => {
  const name = 'mfe-partners'
  const version = nextVersion()
  const folder = await workspace.build(name, version)
  const { release } = await readRelease(folder)
  expect(release).toMatchObject({ name, version, theme: 'loom' })
  expect(release.routes.map(({ path, fragments }) => [path, Object.keys(fragments)])).toEqual([
    ['/', ['/partners']],
  ])
  await expect(await request.get('/partners')).not.toBeOK()
  const shell = await shellScript(request)
  // An open connection shows that the edge did not restart.
  const edge = connect(DRILL_SITE.port, '127.0.0.1')
  await once(edge, 'connect')

  await released('prefixes', 'give', '/partners', '--remote', name)
  await goLive(folder)
  const answer = await request.get('/partners')
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toMatch(/<h1[^>]*>Partners<\/h1>/)
  expect((await request.get('/partners/nonsense')).status()).toBe(404)
  expect(await sitemap(request)).toContain('/partners')

  await visit(page, '/')
  const isSameDocument = await markDocument(page)
  await follow(page, '/partners')
  await expect(page.getByRole('heading', { level: 1, name: 'Partners' })).toBeVisible()
  expect(await isSameDocument()).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/')
  expect(await isSameDocument()).toBe(true)

  expect(await shellScript(request)).toBe(shell)
  expect(edge.readyState).toBe('open')
  edge.destroy()
  await released('disable', name, '--message', 'Until next time.', '--reason', 'end of drill')
})

test('a new page of a remote answers under each of its prefixes, and goes with its release', async ({
  page,
  request,
}) => {
  const path = '/partners-programme'
  await addPage(workspace.root, path)
  const folder = await workspace.build(GROUP, nextVersion())
  expect((await request.get(path)).status()).toBe(404)
  expect(await sitemap(request)).not.toContain(path)
  const shell = await shellScript(request)

  await goLive(folder)
  for (const address of [path, `${path}/`, `/fbcpartners${path}`]) {
    const answer = await request.get(address)
    expect([address, answer.status()]).toEqual([address, 200])
    expect(await answer.text()).toContain('Partners programme</h1>')
  }
  expect(await sitemap(request)).toContain(path)
  expect(await shellScript(request)).toBe(shell)

  await visit(page, '/gpl')
  const isSameDocument = await markDocument(page)
  await follow(page, path)
  await expect(page.getByRole('heading', { level: 1, name: 'Partners programme' })).toBeVisible()
  expect(await isSameDocument()).toBe(true)

  await returnToFirst(GROUP)
  expect((await request.get(path)).status()).toBe(404)
  expect(await sitemap(request)).not.toContain(path)
})

test.describe('a page that is gone', () => {
  // The browser logs the 404.
  test.use({ expectedConsole: /404/ })

  test('is not found, and neither the sitemap nor a link leads to it', async ({
    page,
    request,
  }) => {
    expect(await sitemap(request)).toContain('/privacy')
    await goLive(
      await makeRelease(GROUP, nextVersion(), (_folder, release) => {
        release.routes = release.routes.filter(({ path }) => path !== '/privacy')
        return Promise.resolve()
      }),
    )
    for (const address of ['/privacy', '/fbcpartners/privacy']) {
      const answer = await request.get(address)
      expect([address, answer.status()]).toEqual([address, 404])
      expect(await answer.text()).toContain(NOT_FOUND)
    }
    expect(await sitemap(request)).not.toContain('/privacy')

    await visit(page, '/about')
    await page.getByRole('link', { name: 'Privacy Policy' }).first().click()
    await expect(page.getByRole('heading', { name: NOT_FOUND })).toBeVisible()
    await expect(page).toHaveURL('/privacy')
  })
})

test.describe('a release that claims what is not its own', () => {
  const withPage = (path: string) => (_folder: string, release: Release) => {
    const [first] = release.routes
    if (first) release.routes.push({ ...first, path })
    return Promise.resolve()
  }
  const at = (basePath: string) => (_folder: string, release: Release) => {
    release.basePaths = [...(release.basePaths ?? []), basePath]
    for (const { fragments } of release.routes) fragments[basePath] = fragments[''] ?? ''
    return Promise.resolve()
  }

  for (const [claim, change, reason] of [
    ["a page below another's prefix", withPage('/gpl/x'), '/gpl/x: /gpl belongs to mfe-gpl'],
    [
      "a pattern over another's page",
      withPage('/:page'),
      '/:page: mfe-subsidiaries answers /oil-gas',
    ],
    ['a page of the site itself', withPage('/api/x'), '/api/x: the site itself answers /api'],
    ['a prefix of another', at('/gpl'), '/gpl is not a prefix that mfe-group was given'],
    ['a base path with two slashes', at('/two//slashes'), 'A base path such as /academy'],
    ['another site', at('//evil.example'), 'A base path such as /academy'],
  ] as const) {
    test(`is refused for ${claim}`, async () => {
      const folder = await makeRelease(GROUP, nextVersion(), change)
      const { code, answer } = await releaseCommand('publish', '--folder', folder)
      expect(code).toBe(1)
      expect(JSON.stringify(answer)).toContain(reason)
    })
  }

  test.describe('in the browser', () => {
    test.use({ expectedConsole: /does not answer/ })

    test('is refused in its panel, and the other remotes work', async ({ page, request }) => {
      // Remove the digests from the document: with them, the browser would reject the changed description unread.
      await page.route('**/gpl', async (route) => {
        const response = await route.fetch()
        const document = (await response.text()).replace(
          /"digests":\{(?:"[^"]*":\{[^}]*\},?)*\}/,
          '"digests":{}',
        )
        await route.fulfill({ response, body: document })
      })
      await page.route('**/releases/mfe-subsidiaries/*/release.json', async (route) => {
        const response = await request.get(route.request().url())
        const description = (await response.json()) as Release
        await route.fulfill({ json: { ...description, basePaths: ['/elsewhere'] } })
      })
      await visit(page, '/gpl')
      await follow(page, '/gold')
      await expect(page.getByRole('alert')).toBeVisible()
      await follow(page, '/about')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
    })
  })
})

/** Address of the shell's script in documents. */
async function shellScript(request: APIRequestContext): Promise<string> {
  const document = await (await request.get('/')).text()
  const [address] = /\/assets\/shell\/[\w.-]+\.js/.exec(document) ?? []
  if (address === undefined) throw new Error('The document names no script of the shell')
  return address
}

/** Adds a page to the group's site as its team would: a file for the page, and a route. */
async function addPage(root: string, path: string): Promise<void> {
  const room = join(root, GROUP, 'src')
  await mkdir(join(room, `pages${path}`))
  await writeFile(
    join(room, `pages${path}/ProgrammePage.tsx`),
    `import { Container, PageTitle, Section } from 'shared-ui'

export function ProgrammePage() {
  return (
    <Section>
      <Container>
        <PageTitle>Partners programme</PageTitle>
      </Container>
    </Section>
  )
}
`,
  )
  const routes = join(room, 'routes.ts')
  const before = await readFile(routes, 'utf8')
  const entry = `{
    path: '${path}',
    title: 'Partners programme',
    description: 'Who works with us, and how to join.',
    page: async () =>
      (await import(/* webpackChunkName: "page-partners-programme" */ './pages${path}/ProgrammePage.tsx'))
        .ProgrammePage,
  },
]`
  await writeFile(routes, before.replace(/\]\s*$/, entry))
}
