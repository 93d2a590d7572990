import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, screen, within } from '@testing-library/react'
import { SUBSIDIARY_SLUGS, type SubsidiarySlug } from 'shared-contracts/site/subsidiaries'
import { routes } from '../routes.ts'
import { answerWithSubsidiaries, SUBSIDIARIES } from '../testing/answers.ts'
import { entriesOf } from '../testing/list-items.ts'
import { openSite } from '../testing/open-site.tsx'
import { SERVICES as CONSTRUCTION_SERVICES } from '../data/construction.ts'

afterEach(cleanup)

/** Facts from requirements 2.11 and 9, by page. */
const FACTS: Readonly<Record<SubsidiarySlug, readonly RegExp[]>> = {
  'oil-gas': [/operating since 2014/],
  procurement: [/200\+ suppliers/, /50\+ countries/, /^1000\+$/],
  gold: [/500\+ tons/, /99\.9% purity/],
  construction: [/150\+ projects/, /99% on-time/, /K1 and D1/],
  agricol: [
    /10,000 hectare/,
    /45 tons\/hectare/,
    /^5,000 head$/,
    /^25\+ countries$/,
    /^GlobalGAP$/,
  ],
}

const region = (name: string | RegExp) => within(screen.getByRole('region', { name }))
const titlesIn = (name: string | RegExp, level: number) =>
  region(name)
    .getAllByRole('heading', { level })
    .map(({ textContent }) => textContent)

it.each(SUBSIDIARY_SLUGS)('%s states the facts that belong to it', async (slug) => {
  answerWithSubsidiaries()
  await openSite(slug)
  for (const fact of FACTS[slug]) expect(screen.getAllByText(fact).length).toBeGreaterThan(0)
})

it.each(SUBSIDIARY_SLUGS)('%s says how to reach it', async (slug) => {
  answerWithSubsidiaries()
  await openSite(slug)
  const contact = region(/^Talk to FBC/)
  for (const detail of [
    'East Legon, Accra, Ghana',
    '+233 30 000 0111',
    'office@acme.example',
    'Monday - Friday: 8:00 AM - 6:00 PM',
  ]) {
    expect(contact.getByText(detail)).toBeTruthy()
  }
})

it.each([
  ['oil-gas', []],
  ['procurement', []],
  ['gold', ['/api/metals-prices']],
  ['construction', []],
  ['agricol', ['/api/commodities-prices', '/api/ghana-market-data']],
] as const)(
  '%s asks the API for itself, its sisters, the group and its prices',
  async (slug, prices) => {
    const api = answerWithSubsidiaries()
    await openSite(slug)
    const expected = [`/api/subsidiaries/${slug}`, '/api/subsidiaries', '/api/company', ...prices]
    const paths = new Set(api.requests.map(({ path }) => path))
    expect([...paths].toSorted()).toEqual(expected.toSorted())
    const preloaded = routes.find(({ path }) => path === `/${slug}`)?.data
    expect(preloaded?.toSorted()).toEqual(expected.toSorted())
  },
)

it('every page has a title and a description of its own', () => {
  expect(routes.map(({ path }) => path)).toEqual(SUBSIDIARY_SLUGS.map((slug) => `/${slug}`))
  expect(new Set(routes.map(({ title }) => title)).size).toBe(5)
  expect(new Set(routes.map(({ description }) => description)).size).toBe(5)
})

describe('procurement', () => {
  it('has testimonials with words, office and role', async () => {
    answerWithSubsidiaries()
    await openSite('procurement')
    const voices = region(/^Illustrations: what a client might say/).getAllByRole('figure')
    expect(voices).toHaveLength(3)
    for (const voice of voices) {
      expect(voice.querySelector('blockquote')?.textContent).not.toBe('')
      expect(voice.querySelectorAll('figcaption > *')).toHaveLength(2)
    }
  })

  it('has four solutions and a process of four steps in their order', async () => {
    answerWithSubsidiaries()
    await openSite('procurement')
    expect(screen.getByRole('list', { name: 'Solutions' }).children).toHaveLength(4)
    const steps = within(screen.getByRole('list', { name: 'Process' })).getAllByRole('heading')
    expect(steps.map(({ textContent }) => textContent)).toEqual([
      'Assessment',
      'Strategy',
      'Implementation',
      'Optimization',
    ])
  })
})

describe('gold', () => {
  it('has the article on Ghana’s gold market and reasons to invest', async () => {
    answerWithSubsidiaries()
    await openSite('gold')
    expect(region(/^Ghana’s gold market/).getByRole('article')).toBeTruthy()
    expect(titlesIn('Why Invest in Precious Metals', 3)).toHaveLength(5)
  })
})

describe('construction', () => {
  it('has mission, vision and values, and reasons to choose it', async () => {
    answerWithSubsidiaries()
    await openSite('construction')
    expect(titlesIn('Mission, Vision & Values', 3)).toEqual([
      'Our Mission',
      'Our Vision',
      'Our Values',
    ])
    expect(titlesIn('Why Choose Us', 3)).toHaveLength(6)
  })

  it('draws its organisation chart, and tells it by lists within lists', async () => {
    answerWithSubsidiaries()
    await openSite('construction')
    const [picture] = region('Our Organisational Structure').getAllByRole('img', {
      name: 'Organisation chart',
    })
    expect(picture?.querySelectorAll('text')).toHaveLength(21)
    const chart = screen.getByRole('list', { name: 'Who reports to whom' })
    expect(entriesOf(chart)[0]).toMatch(/^Board of DirectorsGeneral ManagerEngineering/)
    expect(chart.querySelectorAll(':scope > li > ul > li > ul > li')).toHaveLength(5)
  })

  it('has five services, each in words of its own', async () => {
    const services = Object.keys(CONSTRUCTION_SERVICES)
    const [, , , construction] = SUBSIDIARIES
    answerWithSubsidiaries({
      '/api/subsidiaries/construction': { body: { ...construction, services } },
    })
    await openSite('construction')
    expect(titlesIn(/^Five things/, 3)).toHaveLength(5)
    for (const words of Object.values(CONSTRUCTION_SERVICES)) {
      expect(screen.getByText(words)).toBeTruthy()
    }
  })

  it('has projects with picture, status and value', async () => {
    answerWithSubsidiaries()
    await openSite('construction')
    const projects = region(/^On paper/).getAllByRole('article')
    expect(projects).toHaveLength(6)
    for (const project of projects) {
      expect(project.querySelector('svg')).not.toBeNull()
      expect(project.textContent).toMatch(/(Completed|In Progress|Planning).*Value: \$[\d.]+M$/)
    }
  })
})

describe('agricol', () => {
  it('names the five agencies that the farms work under, in order', async () => {
    answerWithSubsidiaries()
    await openSite('agricol')
    expect(titlesIn(/five agencies/, 3)).toEqual([
      'Plant Protection and Regulatory Services Directorate',
      'Environmental Protection Authority',
      'Ministry of Food and Agriculture',
      'Food and Drugs Authority',
      'Tree Crops Development Authority',
    ])
  })

  it('has farms, each with its yield, capacity or export', async () => {
    answerWithSubsidiaries()
    await openSite('agricol')
    const facts = region('Our Farms & Projects').getAllByRole('term')
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      'Yield',
      'Season',
      'Capacity',
      'Type',
      'Export',
      'Certification',
    ])
  })

  it('shows the world prices in dollars together, apart from the cedis of Ghana', async () => {
    answerWithSubsidiaries()
    await openSite('agricol')
    const ticker = 'Loading live agricultural commodity prices...'
    expect(region('World prices and the farming year').getByText(ticker)).toBeTruthy()
    expect(region('Ghana market prices in GH₵').queryByText(ticker)).toBeNull()
  })

  it.each([
    [
      'Southern Ghana',
      [
        'Major rainy season: April-July',
        'Minor rainy season: September-November',
        'Dry season: December-March',
      ],
    ],
    ['Northern Ghana', ['Rainy season: April-October', 'Dry season: November-March']],
  ])('has the farming year of %s, with what is done in it', async (part, seasons) => {
    answerWithSubsidiaries()
    await openSite('agricol')
    const calendar = screen.getByRole('heading', { name: part, level: 4 }).parentElement
    const boxes = [...(calendar?.querySelectorAll(':scope > ul > li') ?? [])]
    const told = boxes.map(
      (box) => `${box.querySelector('h5')?.textContent}: ${box.querySelector('p')?.textContent}`,
    )
    expect(told).toEqual(seasons)
    for (const box of boxes) expect(box.querySelectorAll('li').length).toBeGreaterThan(1)
  })

  it('has its other sections', async () => {
    answerWithSubsidiaries()
    await openSite('agricol')
    for (const name of [
      'The Nature of Our Business',
      'Why Choose Us',
      'Mission & Vision',
      'Land that we mean to hand on',
    ]) {
      expect(screen.getByRole('region', { name })).toBeTruthy()
    }
  })
})
