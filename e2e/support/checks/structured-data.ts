import type { APIRequestContext, Page } from '@playwright/test'
import { LEAGUE_COMPANY_PREFIX, PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import * as v from 'valibot'
import { expect } from '../test.ts'

const BLOCK = 'script[type="application/ld+json"]'
const BLOCK_IN_HTML = /<script type="application\/ld\+json">([^<]*)<\/script>/g

/** What each kind of thing has to say, by schema.org and by Google's guides. No page describes another kind. */
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

/** Home pages of the sites that do not begin at the root. */
const HOMES = [LEAGUE_COMPANY_PREFIX, PORTAL_PREFIX]

/** Members whose value is an address. */
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
 * What a page tells machines can be read, is complete, does not contradict itself, names addresses that answer,
 * and says where the page stands: as it arrives, and after its remote has taken it over.
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
    // A prerendered page knows no origin; until the host has it, addresses are taken from the page's own.
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

/** A thing and all that it holds. */
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

/** Members that things of one id give different values. */
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

/** Addresses of this site that answer nothing; pages share theirs, so each is asked for once. */
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

/** Paths of each trail, from its first page to its last. */
const trailsOf = (blocks: readonly Thing[], here: URL) =>
  blocks
    .filter((block) => v.is(Trail, block))
    .map(({ itemListElement }) =>
      itemListElement.map(({ item }) => new URL(item['@id'], here).pathname),
    )

/** A page has one trail, from its site's home to itself; a home page has none. */
function expectedTrails({ pathname }: URL): string[][] {
  const home = HOMES.find((each) => pathname === each || pathname.startsWith(`${each}/`)) ?? '/'
  return pathname === home ? [] : [[home, pathname]]
}
