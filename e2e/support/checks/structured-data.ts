import type { APIRequestContext, Page } from '@playwright/test'
import { LEAGUE_COMPANY_PREFIX, PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import * as v from 'valibot'
import { expect } from '../test.ts'

const BLOCK = 'script[type="application/ld+json"]'
const BLOCK_IN_HTML = /<script type="application\/ld\+json">([^<]*)<\/script>/g

/** Required members of each type, by schema.org and by Google's guides. No page describes another type. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  ContactPoint: ['contactType', 'email'],
  Country: ['name'],
  CreativeWork: ['name', 'creativeWorkStatus'],
  EntryPoint: ['urlTemplate'],
  ItemList: ['itemListElement'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  ListItem: ['position', 'item'],
  Offer: ['itemOffered'],
  Organization: ['name', 'url'],
  Place: ['address'],
  PostalAddress: ['addressLocality', 'addressCountry'],
  PropertyValue: ['name', 'value'],
  SearchAction: ['target', 'query-input'],
  Service: ['name'],
  SportsOrganization: ['name', 'url', 'sport'],
  WebPage: ['@id'],
  WebSite: ['name', 'url'],
}

/** Home pages of the sites that are not at the root. */
const HOMES = [LEAGUE_COMPANY_PREFIX, PORTAL_PREFIX]

/** Members with an address as their value. */
const ADDRESSES = ['@id', 'url', 'logo'] as const

const Thing = v.record(v.string(), v.unknown())
type Thing = v.InferOutput<typeof Thing>

const Trail = v.object({
  '@type': v.literal('BreadcrumbList'),
  itemListElement: v.array(
    v.object({ position: v.number(), item: v.object({ '@id': v.string() }) }),
  ),
})

/**
 * Expects a page's structured data to be valid, complete and consistent, to contain working addresses, and to
 * have the right breadcrumbs: both as it arrives, and after hydration.
 */
export async function expectStructuredData(page: Page, request: APIRequestContext): Promise<void> {
  const canonical = await page.locator('head > link[rel=canonical]').getAttribute('href')
  const here = new URL(canonical ?? '', page.url())
  const html = await (await request.get(page.url())).text()
  const states = {
    'as it arrives': [...html.matchAll(BLOCK_IN_HTML)].map(([, text = '']) => text),
    'as it is shown': await page.locator(BLOCK).allTextContents(),
  }
  for (const [state, texts] of Object.entries(states)) {
    const blocks = texts.map((text) => v.parse(Thing, JSON.parse(text)))
    const things = blocks.flatMap(thingsIn)
    const addresses = addressesIn(things)
    const dead = await deadAddresses(addresses, here, request)
    // A prerendered page does not know its origin; its addresses are relative to the page until
    // the host knows it.
    const partial = state === 'as it arrives' ? [] : addresses.filter((each) => !URL.canParse(each))
    const faults = [
      ...blocks.filter((block) => block['@context'] !== 'https://schema.org').map(describe),
      ...things.flatMap(missingMembers),
      ...contradictions(things),
      ...dead,
      ...partial.map((address) => `${address} is no whole address`),
    ]
    expect.soft(faults, `structured data, ${state}`).toEqual([])
    expect.soft(trailsOf(blocks, here), `breadcrumbs, ${state}`).toEqual(expectedTrails(here))
  }
}

const describe = (thing: Thing) => JSON.stringify(thing).slice(0, 120)

/** Returns a thing and all nested ones. */
function thingsIn(value: unknown): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn)
  if (!v.is(Thing, value)) return []
  return [value, ...Object.values(value).flatMap(thingsIn)]
}

function missingMembers(thing: Thing): string[] {
  const required = REQUIRED[String(thing['@type'])]
  if (!required) return [`${describe(thing)} is of no known type`]
  return required
    .filter((member) => !thing[member])
    .map((member) => `${describe(thing)} lacks ${member}`)
}

/** Finds members with different values in things of the same id. */
function contradictions(things: readonly Thing[]): string[] {
  const known = new Map<string, string>()
  return things.flatMap((thing) =>
    Object.entries(thing)
      .filter(([member]) => thing['@id'] !== undefined && member !== '@context')
      .flatMap(([member, value]) => {
        const fact = `${String(thing['@id'])} ${member}`
        const text = JSON.stringify(value)
        const before = known.get(fact) ?? text
        known.set(fact, before)
        return before === text ? [] : [`${fact} is ${before} and ${text}`]
      }),
  )
}

const addressesIn = (things: readonly Thing[]): string[] =>
  things
    .flatMap((thing) => ADDRESSES.map((member) => thing[member]))
    .filter((address) => typeof address === 'string')

const statuses = new Map<string, Promise<number>>()

/** Finds addresses of this site that do not answer; pages share addresses, so each is requested once. */
async function deadAddresses(addresses: readonly string[], here: URL, request: APIRequestContext) {
  const own = addresses
    .map((address) => new URL(address, here))
    .filter(({ origin }) => origin === here.origin)
    .map(({ pathname, search }) => pathname + search)
  const dead: string[] = []
  for (const path of new Set(own)) {
    const status = statuses.get(path) ?? request.get(path).then((answer) => answer.status())
    statuses.set(path, status)
    if ((await status) !== 200) dead.push(`${path} answers ${await status}`)
  }
  return dead
}

/** Returns the paths of each breadcrumb trail, from first to last. */
const trailsOf = (blocks: readonly Thing[], here: URL) =>
  blocks
    .filter((block) => v.is(Trail, block))
    .map(({ itemListElement }) =>
      itemListElement.map(({ item }) => new URL(item['@id'], here).pathname),
    )

/** Returns the expected trail, from the site's home to the page; a home page has none. */
function expectedTrails({ pathname }: URL): string[][] {
  const home = HOMES.find((each) => pathname === each || pathname.startsWith(`${each}/`)) ?? '/'
  return pathname === home ? [] : [[home, pathname]]
}
