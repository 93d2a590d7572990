import { makeRelease } from '../support/broken-release.ts'
import { nextVersion } from '../support/drill-site.ts'
import { released } from '../support/release-command.ts'
import { expect, follow, markDocument, test, visit } from '../support/test.ts'

/** Unpromoted releases can be previewed by a link, in one browser. */
const PORTAL = 'mfe-gpl'
const COMPANY = 'mfe-league-company'

test.describe.configure({ mode: 'default', timeout: 90_000 })

/** Publishes both remotes as built, under one version and one tag. */
async function publishBoth() {
  const version = nextVersion()
  const tag = `journey-${version.replaceAll('.', '-')}`
  for (const name of [PORTAL, COMPANY]) {
    const folder = await makeRelease(name, version, () => Promise.resolve())
    await released('publish', '--folder', folder, '--tag', tag)
  }
  return { version, tag }
}

/** Version in the address of a file that releases do not share. */
const VERSION_OF_COMPANY = new RegExp(`^/releases/${COMPANY}/(\\d[^/]*)/`)

test('releases of two remotes are tried by one link, on every page, until the visitor leaves', async ({
  page,
  browser,
  request,
}) => {
  const { version, tag } = await publishBoth()
  const { link } = (await released('preview', tag)) as { link: string }
  await page.goto(new URL(link).pathname)
  await expect(page.getByRole('list')).toContainText(`${COMPANY} ${version}`)
  await page.getByRole('button', { name: 'Show the preview' }).click()
  await expect(page).toHaveURL('/gpl')
  const badge = page.getByRole('complementary', { name: 'Preview' })
  await expect(badge).toContainText(`Preview of ${PORTAL} ${version}, ${COMPANY} ${version}`)

  const document = await page.goto('/gpl/tables')
  expect(document?.headers()).toMatchObject({
    'x-release': `${PORTAL}@${version}`,
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  })
  await visit(page, '/gpl')
  const isSameDocument = await markDocument(page)
  await follow(page, '/ghanapremiership')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'premiership')
  expect(await isSameDocument()).toBe(true)
  await expect(badge).toBeVisible()
  const scripts = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const versions = scripts.flatMap((path) => VERSION_OF_COMPANY.exec(path)?.[1] ?? [])
  expect(new Set(versions)).toEqual(new Set([version]))
  const again = await page.goto('/ghanapremiership')
  expect(again?.headers()['x-release']).toBe(`${COMPANY}@${version}`)

  const others = await browser.newContext()
  const other = await others.newPage()
  const stable = await other.goto(new URL('/gpl', page.url()).href)
  expect(stable?.headers()['x-release']).not.toContain(version)
  const file = scripts.find((path) => path.includes(`/${COMPANY}/${version}/`)) ?? ''
  expect((await request.get(file)).status()).toBe(404)
  await others.close()

  await badge.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/')
  await expect(badge).toHaveCount(0)
  const left = await page.goto('/gpl')
  expect(left?.headers()['x-release']).not.toContain(version)
})

test.describe('a permanent address', () => {
  test.use({ expectedConsole: /status of 401/ })

  test('asks people to sign in at the desk, and shows nothing before', async ({ page }) => {
    const { tag } = await publishBoth()
    await page.goto(`/preview/of/${tag}`)
    await expect(page.getByRole('listitem')).toHaveText(`whatever has the tag ${tag}`)
    await page.getByRole('button', { name: 'Show the preview' }).click()
    await expect(page.getByRole('link', { name: 'Sign in at the desk' })).toBeVisible()
    expect(await page.context().cookies()).toEqual([])
  })
})
