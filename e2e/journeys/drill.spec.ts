import type { Page } from '@playwright/test'
import { entryAddress, releaseFolder, type Release } from 'shared-contracts/release'
import { DELTAS_FILE } from 'shared-server/deltas/script-deltas'
import { chromiumLaunch } from 'tooling/check/chromium'
import { DRILL_SITE } from '../playwright.config.ts'
import { makeRelease, type Change } from '../support/broken-release.ts'
import { builtVersion, goLive, nextVersion, returnToFirst } from '../support/drill-site.ts'
import { edit, entryOf, FAULTS, lose, unlikeOthers } from '../support/faults.ts'
import { FrozenTab } from '../support/frozen-tab.ts'
import { keptVersion, REGISTRIES, startLonelyEdge } from '../support/lonely-edge.ts'
import { releaseCommand, released } from '../support/release-command.ts'
import { expect, follow, markDocument, test, visit } from '../support/test.ts'

/**
 * The failure drill: broken releases of one remote go live, one after the other, while a visitor
 * uses the site. Whatever breaks, the visitor reads the page, from the last good release or within
 * the remote's panel, and the other remotes work.
 */
const NAME = 'mfe-league-company'
const BUILT = await builtVersion(NAME)
const PAGE = '/ghanapremiership'
const ABOUT = '/ghanapremiership/about'
const OTHER = '/gpl'

// These failures are deliberate, and the browser logs them.
test.use({ expectedConsole: /./s })
test.describe.configure({ mode: 'default', timeout: 90_000 })

const asBuilt: Change = () => Promise.resolve()

test.describe('the drill', () => {
  const seen: string[] = []

  test.afterEach(() => returnToFirst(NAME))

  test.afterAll(() => {
    console.log(['what visitors saw', ...seen].join('\n  '))
  })

  for (const { fault, by, build = asBuilt, breakLive, within } of FAULTS) {
    test(`${fault}, by ${by}`, async ({ page }) => {
      const release = await goLive(await makeRelease(NAME, nextVersion(), build))
      if (by === 'link') await visit(page, OTHER)
      await breakLive?.(release, page)
      const started = performance.now()
      if (by === 'link') await follow(page, PAGE)
      else await page.goto(PAGE)
      // Prerendered or not, a page that is requested directly has something to read at once.
      const something = page.locator('h1').or(page.getByRole('alert')).first()
      if (by === 'document') await expect(something).toBeVisible({ timeout: 2_000 })
      await loaded(page, BUILT, within)
      const after = Math.round(performance.now() - started)
      expect(after).toBeLessThan(within)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await page.getByRole('main').getByRole('link').first().focus()
      seen.push(`${fault}, by ${by}: last good release after ${after} ms`)

      await othersWork(page)
    })
  }

  test('what a release leaves behind rests while another one is shown', async ({ page }) => {
    const harm = [
      'document.addEventListener("click",(e)=>{e.preventDefault();e.stopImmediatePropagation()},true);',
      'const s=new CSSStyleSheet();s.replaceSync("main{display:none}");',
      'document.adoptedStyleSheets=[...document.adoptedStyleSheets,s];',
      'setInterval(()=>{document.documentElement.dataset.drill=performance.now()},50);',
    ].join('')
    const release = await goLive(
      await makeRelease(NAME, nextVersion(), edit(/^/, harm, 'page-index')),
    )
    await visit(page, OTHER)
    await follow(page, PAGE)
    await loaded(page, release.version, 5_000)
    await expect(page.getByRole('main')).toBeHidden()
    await page.goBack()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'floodlight')
    await expect(page.getByRole('main')).toBeVisible()
    const left = await page.locator('html').getAttribute('data-drill')
    const isSameDocument = await markDocument(page)
    await page.getByRole('link', { name: 'Tables' }).first().click()
    await expect(page).toHaveURL('/gpl/tables')
    expect(await isSameDocument()).toBe(true)
    expect(await page.locator('html').getAttribute('data-drill')).toBe(left)
    await page.goBack()
    await othersWork(page)
  })

  test('who comes back downloads what differs from the scripts in the browser', async ({
    page,
  }) => {
    await page.goto(PAGE)
    await loaded(page, BUILT, 5_000)
    const release = await goLive(await makeRelease(NAME, nextVersion(), unlikeOthers(entryOf)))
    const encodings = encodingsOf(page, release)
    await page.goto(PAGE)
    await loaded(page, release.version, 5_000)
    expect([...encodings]).toEqual([[entryAddress(release), 'dcz']])
    // An unchanged script keeps its address.
    expect(await downloadedScripts(page)).toEqual([entryAddress(release)])
  })

  test('who comes back downloads whole scripts while the deltas are not what was published', async ({
    page,
  }) => {
    await page.goto(PAGE)
    await loaded(page, BUILT, 5_000)
    const release = await goLive(await makeRelease(NAME, nextVersion(), unlikeOthers(entryOf)))
    await lose(() => DELTAS_FILE)(release)
    const encodings = encodingsOf(page, release)
    await page.goto(PAGE)
    await loaded(page, release.version, 5_000)
    expect(new Set(encodings.values())).toEqual(new Set(['br']))
  })

  test('a release that harms the others is refused before it is published', async () => {
    const folder = await makeRelease(
      NAME,
      nextVersion(),
      edit(/^/, 'Element.prototype.matches=()=>true;', 'page-index'),
    )
    const { code, answer } = await releaseCommand('check', '--folder', folder, '--trial')
    expect(code).toBe(1)
    expect(JSON.stringify(answer)).toContain('it replaces Element.prototype.matches')
  })

  for (const [state, answer] of Object.entries(REGISTRIES)) {
    test(`an edge starts while the registry is ${state}`, async ({ page }) => {
      await expect.poll(() => keptVersion(NAME)).toBe(BUILT)
      const edge = await startLonelyEdge(answer)
      try {
        const started = performance.now()
        await page.goto(edge.origin + PAGE)
        await loaded(page, BUILT, 5_000)
        const after = Math.round(performance.now() - started)
        seen.push(`registry ${state} at a start: last good release after ${after} ms`)
        await othersWork(page)
      } finally {
        await edge.stop()
      }
    })
  }

  test('what a browser could not load is told to the platform, by release, stage and kind', async ({
    page,
  }) => {
    const release = await goLive(await makeRelease(NAME, nextVersion(), unlikeOthers(entryOf)))
    await lose(entryOf)(release)
    await page.goto(PAGE)
    await loaded(page, BUILT, 3_000)
    await page.goto('about:blank')
    const details = ',stage="entry",kind="refused",owner="platform"'
    await isReported('remote_load_failures_total', release, details)
  })

  test('a page that keeps the browser busy comes when it is done, and its release is blamed', async ({
    page,
  }) => {
    const release = await goLive(await makeRelease(NAME, nextVersion(), busyFor('6000')))
    await visit(page, OTHER)
    const started = performance.now()
    await follow(page, PAGE)
    await loaded(page, release.version, 20_000)
    const after = Math.round(performance.now() - started)
    seen.push(`render that takes 6 s: the page of before, and the new one after ${after} ms`)
    await othersWork(page)
    await page.goto('about:blank')
    await isReported('remote_hangs_total', release)
  })

  test('a tab that froze for ever shows the last good release when it is reloaded', async ({
    browser,
  }) => {
    const release = await goLive(await makeRelease(NAME, nextVersion(), busyFor('Infinity')))
    // Use a separate browser, so that ending its process affects no other page.
    const own = await browser.browserType().launch(chromiumLaunch())
    try {
      const page = await own.newPage({ baseURL: `http://127.0.0.1:${DRILL_SITE.port}` })
      await visit(page, OTHER)
      const tab = await FrozenTab.watch(page)
      await follow(page, PAGE)
      await expect.poll(() => isBusy(page)).toBe(true)
      await tab.exit()
      const started = performance.now()
      await tab.reload()
      const shown = `performance.getEntriesByName('${NAME} loaded').length + ' ' + document.querySelector('h1')?.textContent`
      await expect.poll(() => tab.read(shown), { timeout: 10_000 }).toMatch(/^1 Ghana Premiership/)
      const after = Math.round(performance.now() - started)
      seen.push(`render that never ends: frozen; last good release ${after} ms after a reload`)
      const running = await tab.read("sessionStorage.getItem('running')")
      expect(running).toBe(JSON.stringify([`${NAME}@${BUILT}`]))
      await tab.leave()
      await isReported('remote_hangs_total', release)
    } finally {
      await own.close()
    }
  })

  for (const [what, leak] of [
    ['memory', 'L.push(new Array(8e6).fill(Math.random()))'],
    [
      'elements',
      'const d=document.createElement("p");d.hidden=true;for(let i=0;i<4e3;i++)d.append(document.createElement("i"));document.body.append(d)',
    ],
  ] as const) {
    test(`a release that leaks ${what} is blamed while the tab still lives`, async ({ page }) => {
      const code = `const L=[];setInterval(()=>{${leak}},1000);`
      const release = await goLive(
        await makeRelease(NAME, nextVersion(), edit(/^/, code, 'page-index')),
      )
      await visit(page, OTHER)
      await follow(page, PAGE)
      await loaded(page, release.version, 5_000)
      const started = performance.now()
      await isReported('remote_leaks_total', release)
      const after = Math.round(performance.now() - started)
      seen.push(`leak of ${what}: told after ${after} ms, and the page goes on`)
      await othersWork(page)
    })
  }

  test('publishing alone changes nothing, and a version is published once', async ({ page }) => {
    const folder = await makeRelease(NAME, nextVersion(), asBuilt)
    await released('publish', '--folder', folder)
    await visit(page, PAGE)
    expect(await entriesOf(page)).toEqual([BUILT])
    const { code, answer } = await releaseCommand('publish', '--folder', folder)
    expect(code).toBe(1)
    expect(JSON.stringify(answer)).toContain('is published already')
  })

  test('a release that needs newer contracts, or an export that the shell lacks, is refused with reasons', async () => {
    const folder = await makeRelease(NAME, '3.0.0', (_folder, release) => {
      release.contract.range = '^1.99.0'
      release.contract.imports['shared-ui'] = ['Gauge']
      return Promise.resolve()
    })
    const { code, answer } = await releaseCommand('publish', '--folder', folder)
    expect(code).toBe(1)
    expect(JSON.stringify(answer)).toContain('it needs contracts ^1.99.0, and the host has ')
    expect(JSON.stringify(answer)).toContain(
      'it imports Gauge from shared-ui, which the host lacks',
    )
  })

  test('a release that the browser finds incompatible gives way to the last good one', async ({
    page,
  }) => {
    const release = await goLive(await makeRelease(NAME, nextVersion(), asBuilt))
    await visit(page, OTHER)
    const contract = { ...release.contract, imports: { 'shared-ui': ['Gauge'] } }
    await page.route(`**${releaseFolder(release)}/release.json`, (route) =>
      route.fulfill({ json: { ...release, contract } }),
    )
    const started = performance.now()
    await follow(page, PAGE)
    await loaded(page, BUILT, 3_000)
    const after = Math.round(performance.now() - started)
    seen.push(`missing export, found by the browser: last good release after ${after} ms`)
    await othersWork(page)
  })

  test('a deploy in the middle of a visit changes nothing until the next document', async ({
    page,
  }) => {
    await visit(page, PAGE)
    const release = await goLive(await makeRelease(NAME, nextVersion(), asBuilt))
    await follow(page, ABOUT)
    await expect(page).toHaveURL(ABOUT)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await entriesOf(page)).toEqual([BUILT])
    await othersWork(page)
    await page.goto(ABOUT)
    const started = performance.now()
    await page.reload()
    await loaded(page, release.version, 5_000)
    const after = Math.round(performance.now() - started)
    seen.push(
      `deploy in the middle of a visit: the old release, and the new ${after} ms after a reload`,
    )
  })

  test('promote and roll back show on reload within 5 s', async ({ page }) => {
    const next = nextVersion()
    await released('publish', '--folder', await makeRelease(NAME, next, asBuilt))
    const live = async () => {
      await page.goto(PAGE)
      const href = await page.locator('link[rel=modulepreload]').first().getAttribute('href')
      return href?.split('/')[3]
    }
    for (const [change, expected] of [
      [['promote', `${NAME}@${next}`], next],
      [['rollback', NAME], BUILT],
    ] as const) {
      await released(...change, '--reason', 'drill')
      const changed = performance.now()
      await expect.poll(live, { intervals: [100] }).toBe(expected)
      const after = Math.round(performance.now() - changed)
      expect(after).toBeLessThan(5_000)
      seen.push(`${change[0]}: ${expected} is on the screen after ${after} ms`)
    }
  })

  test('a remote that is switched off says so, and comes back', async ({ page }) => {
    await released('disable', NAME, '--message', 'We are back at noon.', '--reason', 'drill')
    await expect.poll(async () => (await page.goto(PAGE))?.status()).toBe(503)
    await expect(page.getByText('We are back at noon.')).toBeVisible()
    await visit(page, OTHER)
    await follow(page, PAGE)
    await expect(page.getByText('We are back at noon.')).toBeVisible()
    await released('enable', NAME, '--reason', 'drill')
    await expect.poll(async () => (await page.goto(PAGE))?.status()).toBe(200)
  })
})

/** Makes the page's render block the browser for this long. */
const busyFor = (milliseconds: string): Change =>
  edit(
    /"broadcast-title"/,
    `(()=>{const end=performance.now()+${milliseconds};while(performance.now()<end);return "broadcast-title"})()`,
    'page-index',
  )

/** Whether a page no longer answers. */
const isBusy = (page: Page): Promise<boolean> =>
  Promise.race([
    page.evaluate(() => false),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(true), 2_000)),
  ]).catch(() => true)

/** Waits until the API has counted one event for a release. @param details further labels of the metric. */
async function isReported(metric: string, { version }: Release, details = ''): Promise<void> {
  await expect
    .poll(async () => (await fetch(`http://127.0.0.1:${DRILL_SITE.apiPort}/metrics`)).text(), {
      timeout: 60_000,
    })
    .toContain(`${metric}{remote="${NAME}",version="${version}"${details}} 1`)
}

/** Follows a link to another remote, and expects it to work. */
async function othersWork(page: Page): Promise<void> {
  await follow(page, '/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'loom')
  await expect(page.locator('h1')).toBeVisible()
}

/** Collects the encodings of a release's scripts by address, as they arrive. */
function encodingsOf(page: Page, release: Release): ReadonlyMap<string, string | undefined> {
  const encodings = new Map<string, string | undefined>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    const isOwn = pathname.startsWith(releaseFolder(release)) && pathname.endsWith('.js')
    if (isOwn) encodings.set(pathname, response.headers()['content-encoding'])
  })
  return encodings
}

/** Scripts of the remote that this document had from the network. */
const downloadedScripts = (page: Page): Promise<string[]> =>
  page.evaluate(
    (folder) =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => (entry as PerformanceResourceTiming).transferSize > 0)
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.startsWith(folder) && path.endsWith('.js')),
    `/releases/${NAME}/`,
  )

/** Waits until a version of the remote is on the page. */
async function loaded(page: Page, version: string, timeout: number): Promise<void> {
  await page.waitForFunction(
    (name) => performance.getEntriesByType('measure').some((entry) => entry.name === name),
    `${NAME} loaded`,
    { timeout },
  )
  expect((await entriesOf(page)).at(-1)).toBe(version)
}

/** Versions of the remote whose entries this document requested. */
async function entriesOf(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  )
  const entry = new RegExp(`^/releases/${NAME}/([^/]+)/remoteEntry\\.js$`)
  return addresses.flatMap((address) => entry.exec(address)?.[1] ?? [])
}
