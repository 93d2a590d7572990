import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { chromiumLaunch } from 'tooling/check/chromium'
import {
  acceptInvitation,
  ADMINISTRATOR,
  firstInvitation,
  invite,
  openAccount,
  openPart,
  signIn,
  writeStory,
  type Person,
} from '../support/desk.ts'
import { newScoredMatch } from '../support/scored-match.ts'
import { asLeagueEditor } from './league-pictures.ts'
import { asScorer } from './scorer-pictures.ts'

const USAGE = `pnpm desk-guide <origin> <data folder of the site> [--out folder]

Makes the pictures of docs/editor anew, at a running site that nobody has used yet: an account of each role does what
its page tells, and the screen is kept.`

const WINDOWS = { desk: { width: 1366, height: 860 }, phone: { width: 390, height: 844 } }
/** Width of a desktop picture in the guide, in pixels; a phone's stays as it is. */
const SHOWN_WIDTH = 1000

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'docs/editor/pictures' } },
})
const [origin, dataDir] = positionals
if (!origin || !dataDir) {
  process.stderr.write(`${USAGE}\n`)
  process.exit(2)
}
const out = resolve(values.out)
await mkdir(out, { recursive: true })

const person = (name: string, username: string): Person => ({
  ...{ name, username },
  password: 'a quiet harmattan morning',
})
const EDITOR = person('Esi Boateng', 'esi.boateng')
const OFFICE = person('Kofi Adjei', 'kofi.adjei')
const PERSONNEL = person('Yaw Darko', 'yaw.darko')
const LEAGUE = person('Abena Osei', 'abena.osei')
const SCORER = person('Kojo Antwi', 'kojo.antwi')
/** Season that appears in no other picture. */
const SCORED_YEAR = 2015
const STORY = {
  title: 'A second depot opens in Tema',
  excerpt: 'Twelve tanks serve the harbour from March on.',
  text: '## Twelve tanks\n\nThey hold **fuel for a month**, and stand where the old sheds were.\n\n- Built in ten months\n- Forty people work there',
  alt: 'Twelve white tanks at the harbour',
}

const browser = await chromium.launch(chromiumLaunch())
try {
  await sendFromOutside(origin)
  const page = await newPage('desk')
  await page.goto('/desk')
  await keep(page, 'sign-in', page.getByLabel('Username'))
  await acceptInvitation(page, firstInvitation(resolve(dataDir)), ADMINISTRATOR)
  const invitations: [Person, string][] = []
  let round = ''
  for (const [who, role] of [
    [EDITOR, 'Group editor'],
    [OFFICE, 'Office'],
    [PERSONNEL, 'Personnel'],
    [LEAGUE, 'League editor'],
    [SCORER, 'Scorer'],
  ] as const)
    invitations.push([who, await invite(page, who, role)])
  await page.getByRole('region', { name: 'Invitations' }).scrollIntoViewIfNeeded()
  await keep(page, 'administrator-invitation')
  for (const [who, address] of invitations) {
    const guest = await newPage(who === SCORER ? 'phone' : 'desk')
    await acceptInvitation(guest, address, who, who === SCORER ? 'Matches to score' : 'Today')
    if (who === EDITOR) await asEditor(guest)
    if (who === OFFICE) await asOffice(guest)
    if (who === PERSONNEL) await asPersonnel(guest)
    if (who === LEAGUE) round = await asLeagueEditor(guest, keep)
    if (who === SCORER) {
      await newScoredMatch(page, [SCORER.username], SCORED_YEAR)
      await asScorer(guest, keep)
    }
    await guest.context().close()
  }
  await asAdministrator(page)
  await onPhone(round)
} finally {
  await browser.close()
}

async function asAdministrator(page: Page): Promise<void> {
  await page.goto('/desk/accounts')
  await keep(page, 'administrator-accounts', page.getByRole('link', { name: EDITOR.name }))
  await openPart(page, 'Audit')
  await keep(page, 'administrator-audit', page.getByRole('row').nth(1))
  await openAccount(page, ADMINISTRATOR)
  await page.getByRole('button', { name: 'Switch on one-time codes' }).click()
  await page.getByRole('img', { name: /^Code for the camera/ }).waitFor()
  await page.getByRole('region', { name: 'One-time codes' }).scrollIntoViewIfNeeded()
  await keep(page, 'one-time-codes')
}

async function asEditor(page: Page): Promise<void> {
  await writeStory(page, STORY, await aPhotograph())
  await keep(page, 'story-form', page.getByLabel('Title'))
  await page.getByRole('button', { name: 'Choose from the library' }).click()
  await page.getByRole('button', { name: /^Edit tanks/ }).click()
  await page.getByLabel('Focal point, from the left').fill('0.3')
  await keep(page, 'focal-point')
  await page.getByRole('button', { name: 'Back without saving' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('status').filter({ hasText: 'Published' }).first().waitFor()
  await page.getByRole('button', { name: 'Preview' }).click()
  await page.frameLocator('iframe').getByRole('heading', { name: STORY.title }).waitFor()
  await keep(page, 'story-preview')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await openPart(page, 'Stories')
  await page.getByRole('checkbox', { name: `Choose ${STORY.title}` }).check()
  await keep(page, 'stories-chosen')
  await page.getByRole('button', { name: 'Unpublish' }).click()
  await keep(page, 'undo', page.getByRole('button', { name: 'Undo' }))
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone').waitFor()
}

async function asOffice(page: Page): Promise<void> {
  await openPart(page, 'Messages')
  await keep(page, 'messages', page.getByRole('link', { name: 'Efua Sarpong' }))
  await page.getByRole('link', { name: 'Efua Sarpong' }).click()
  await page.getByLabel('Reply').fill('Yes, every Tuesday. How many tonnes do you need?')
  await keep(page, 'message')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await page.getByRole('listitem').filter({ hasText: 'every Tuesday' }).waitFor()
  await openPart(page, 'Newsletters')
  await keep(page, 'newsletters')
}

async function asPersonnel(page: Page): Promise<void> {
  await openPart(page, 'Applications')
  await keep(page, 'applications', page.getByRole('link', { name: 'Kwame Asante' }))
  await page.getByRole('link', { name: 'Kwame Asante' }).click()
  await keep(page, 'application', page.getByLabel('Reply'))
}

/** Shows what editors can do on a phone. @param round path of a round. */
async function onPhone(round: string): Promise<void> {
  const page = await newPage('phone')
  await signIn(page, EDITOR)
  await keep(page, 'today-phone', page.getByRole('region', { name: 'Changed last' }))
  await page.goto('/desk/stories')
  await keep(page, 'stories-phone', page.getByRole('link', { name: STORY.title }))
  await page.goto('/desk/company')
  await keep(page, 'company-phone', page.getByLabel('Phone'))
  const league = await newPage('phone')
  await signIn(league, LEAGUE)
  await league.goto(round)
  await keep(league, 'round-phone', league.getByRole('button', { name: 'Save round' }))
}

/** Returns one of the site's pictures, as a JPEG from a camera. */
async function aPhotograph(): Promise<Buffer> {
  const answer = await fetch(`${origin}/media/oil-gas-1280.webp`)
  return sharp(await answer.arrayBuffer())
    .jpeg()
    .toBuffer()
}

/** Sends a message and an application, as visitors do. */
async function sendFromOutside(site: string): Promise<void> {
  const message = {
    ...{ firstName: 'Efua', lastName: 'Sarpong', email: 'efua.sarpong@example.com' },
    ...{ subsidiary: 'agricol', message: 'Do you deliver maize to Kumasi, and on which days?' },
  }
  const application = {
    ...{ firstName: 'Kwame', lastName: 'Asante', email: 'kwame.asante@example.com' },
    ...{ phone: '+233 20 000 0100', position: 'Procurement Manager', experience: 'mid' },
    ...{ education: 'bachelor', availability: '1month', cv: '' },
    coverLetter: 'I have bought steel and cement for six years, and know the harbour.',
  }
  const outside = await browser.newContext({ baseURL: site })
  for (const [path, data] of [
    ['/api/contact', message],
    ['/api/careers/apply', application],
  ] as const) {
    const sent = await outside.request.post(path, { data, headers: { 'X-Form-Age': '60000' } })
    if (!sent.ok()) throw new Error(`${path}: ${await sent.text()}`)
  }
  await outside.close()
}

async function newPage(window: keyof typeof WINDOWS): Promise<Page> {
  const context = await browser.newContext({
    viewport: WINDOWS[window],
    baseURL: origin ?? '',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Africa/Accra',
  })
  const page = await context.newPage()
  // On the second visit the fonts are cached from the first paint on.
  await page.goto('/desk')
  await page.evaluate(async () => document.fonts.ready)
  return page
}

/** Saves a screenshot for the guide, once the element it is about is visible. */
async function keep(page: Page, name: string, about?: Locator): Promise<void> {
  await about?.first().waitFor()
  // Images below the viewport may never load.
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
      .every(({ complete }) => complete),
  )
  const screen = await page.screenshot({ animations: 'disabled', scale: 'css' })
  await sharp(screen)
    .resize({ width: SHOWN_WIDTH, withoutEnlargement: true })
    .webp({ quality: 60 })
    .toFile(join(out, `${name}.webp`))
  process.stdout.write(`${name}\n`)
}
