import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'

export interface Person {
  readonly name: string
  readonly username: string
  readonly password: string
}

/** Person who takes a site's first invitation. */
export const ADMINISTRATOR: Person = {
  name: 'Ama Mensah',
  username: 'ama.mensah',
  password: 'a quiet harmattan morning',
}

/** Path of the invitation that a site creates while nobody has an account. */
export function firstInvitation(dataDir: string): string {
  return pathOf(readFileSync(join(dataDir, 'desk-invitation'), 'utf8').trim())
}

/** Path of an invitation, independent of the origin by which the site is visited. */
function pathOf(invitation: string): string {
  const { pathname, search } = new URL(invitation, 'http://desk.invalid')
  return pathname + search
}

/** Accepts an invitation. @param firstScreen heading of the first screen for the account's role. */
export async function acceptInvitation(
  page: Page,
  address: string,
  person: Person,
  firstScreen = 'Today',
): Promise<void> {
  await page.goto(address)
  await expect(page).toHaveURL(/\/desk\/invitation$/)
  await page.getByLabel('Name', { exact: false }).first().fill(person.name)
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expectScreen(page, firstScreen)
}

export async function signIn(page: Page, person = ADMINISTRATOR): Promise<void> {
  await page.goto('/desk')
  await page.getByLabel('Username').fill(person.username)
  await page.getByLabel('Password').fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expectScreen(page, 'Today')
}

export async function signOut(page: Page, { name }: Person): Promise<void> {
  await page.getByRole('button', { name }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
}

/** Invites somebody, as an administrator does. @returns path of the invitation. */
export async function invite(page: Page, { name }: Person, role: string): Promise<string> {
  await openPart(page, 'Accounts')
  const form = page.getByRole('region', { name: 'Invitations' })
  await form.getByLabel('Name').fill(name)
  await form.getByLabel('Role').selectOption({ label: role })
  await form.getByRole('button', { name: 'Invite', exact: true }).click()
  return pathOf(await form.getByLabel('Address of the invitation').inputValue())
}

export const openPart = async (page: Page, name: string) => {
  await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name }).click()
  await expectScreen(page, name)
}

export const openAccount = async (page: Page, { name }: Person) => {
  await page.getByRole('button', { name }).click()
  await page.getByRole('link', { name: 'Your account' }).click()
  await expectScreen(page, 'Your account')
}

const expectScreen = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

/** Creates a JPEG of a photograph's dimensions, in one colour. */
export const aPicture = () =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: '#0f3d2e' } })
    .jpeg()
    .toBuffer()

/** Timeout for an upload, in milliseconds: AVIF encodes slowly on a busy machine. */
const UPLOAD_MS = 30_000

interface StoryText {
  readonly title: string
  readonly excerpt: string
  readonly text: string
  readonly alt: string
}

/** Writes a story with a picture and saves it, from any screen. */
export async function writeStory(page: Page, story: StoryText, picture: Buffer): Promise<void> {
  await openPart(page, 'Stories')
  await page.getByRole('link', { name: 'New story' }).click()
  await page.getByRole('textbox', { name: 'Title' }).fill(story.title)
  await page.getByLabel('Summary').fill(story.excerpt)
  await page.getByLabel('Text', { exact: true }).fill(story.text)
  await page.getByLabel('Category').selectOption({ label: 'Energy' })
  await page.getByLabel('Region').selectOption({ label: 'Ghana' })
  await page
    .getByLabel('Picture', { exact: true })
    .setInputFiles({ name: 'tanks.jpg', mimeType: 'image/jpeg', buffer: picture })
  await expect(page.getByText('The picture is uploaded')).toBeVisible({ timeout: UPLOAD_MS })
  await page.getByLabel('Alternative text').fill(story.alt)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/desk\/stories\/\d+$/)
}
