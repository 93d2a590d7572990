import { COMPANY_SEED } from 'backend/database/seeds/company'
import { NEWS_SEEDS } from 'backend/database/seeds/news'
import { OPENING_SEEDS } from 'backend/database/seeds/openings'
import { PERSON_SEEDS } from 'backend/database/seeds/people'
import { SUBSIDIARY_SEEDS } from 'backend/database/seeds/subsidiaries'
import { SamplePriceSource } from 'backend/prices/sample-price-source'
import type { CompanyResponse } from 'shared-contracts/api/company'
import type { NewsResponse } from 'shared-contracts/api/news'
import type { OpeningResponse } from 'shared-contracts/api/opening'
import type { PersonResponse } from 'shared-contracts/api/person'
import { PRICE_LISTS } from 'shared-contracts/desk/prices'
import { readSampleLeague } from './sample-league.ts'

export interface SampleAnswer {
  readonly status: number
  readonly body: unknown
}

const numbered = <Seed extends object>(seeds: readonly Seed[]) =>
  seeds.map((seed, index) => ({ id: index + 1, ...seed }))

const subsidiaries = numbered(SUBSIDIARY_SEEDS)
const news: NewsResponse[] = numbered(NEWS_SEEDS).map((seed) => ({
  ...seed,
  ...{ content: '', subsidiary: null, isSample: true },
}))
const openings = numbered(OPENING_SEEDS).map((seed): OpeningResponse => {
  const requirements = [...seed.requirements]
  return { ...seed, requirements, closesOn: null }
})
const people: PersonResponse[] = numbered(PERSON_SEEDS).map((seed) => ({
  ...seed,
  name: '',
  imageUrl: null,
  imageAlt: '',
}))
const { address, phone, email, licence, weekdays, weekends, facebook, linkedin, x } = COMPANY_SEED
const company: CompanyResponse = {
  address,
  phone,
  email,
  licence,
  businessHours: { weekdays, weekends },
  social: { facebook, linkedin, x },
}
const prices = new SamplePriceSource()

const histories = PRICE_LISTS.map(
  (list) => [`GET /api/price-history/${list}`, () => prices.history(list, new Date())] as const,
)

const samples: Readonly<Record<string, () => unknown>> = {
  ...Object.fromEntries(histories),
  'GET /api/subsidiaries': () => subsidiaries,
  'GET /api/news': () => news,
  'GET /api/openings': () => openings,
  'GET /api/people': () => people,
  'GET /api/company': () => company,
  'GET /api/metals-prices': () => prices.metals(new Date()),
  'GET /api/commodities-prices': () => prices.commodities(new Date()),
  'GET /api/ghana-market-data': () => prices.ghanaMarket(new Date()),
}

/** What the API would answer on its first day, from the very seeds and samples that it starts with. */
export async function sampleAnswer(method: string, path: string): Promise<SampleAnswer> {
  const { pathname } = new URL(path, 'http://localhost')
  if (method === 'POST') {
    return { status: 201, body: { id: 1, createdAt: new Date().toISOString() } }
  }
  const sample = samples[`${method} ${pathname}`]
  if (sample) return { status: 200, body: await sample() }
  const subsidiary = subsidiaries.find(({ slug }) => pathname === `/api/subsidiaries/${slug}`)
  if (subsidiary) return { status: 200, body: subsidiary }
  const league = pathname.startsWith('/api/league/') ? await readSampleLeague() : {}
  if (path in league) return { status: 200, body: league[path] }
  const error = {
    statusCode: 404,
    error: 'Not Found',
    message: 'No such address',
    requestId: 'sample',
  }
  return { status: 404, body: error }
}
