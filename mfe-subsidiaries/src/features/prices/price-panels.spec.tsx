import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { rulesOf, type Answer } from 'shared-ui/testing'
import { answerWithSubsidiaries } from '../../testing/answers.ts'
import { entriesOf } from '../../testing/list-items.ts'
import { openSite, settle } from '../../testing/open-site.tsx'

const METALS = '/api/metals-prices'
const COMMODITIES = '/api/commodities-prices'
const GHANA = '/api/ghana-market-data'

const gold = { name: 'Gold Spot', price: 2650, change: 12.5, changePercent: 0.47 }
const silver = { name: 'Silver Spot', price: 31.2, change: -0.4, changePercent: -1.27 }
const cocoa = {
  name: 'Cocoa',
  symbol: 'CC',
  price: 7850,
  unit: 'tonne',
  change: 0,
  changePercent: 0,
}
const maize = {
  commodity: 'White Maize',
  closingPrice: 1520,
  unit: '100 kg bag',
  priceChange: -3,
  percentChange: -0.2,
  volume: 12500,
}

const BAD: readonly (readonly [string, Answer])[] = [
  ['fails', 'fails'],
  ['is empty', { body: [] }],
  ['is no list', { body: { nonsense: true } }],
  ['is no JSON', { body: undefined }],
  ['holds only garbage', { body: [null, 7, { name: 'Gold Spot' }] }],
]

afterEach(cleanup)

/** The rest of the page: its heading, a static section, the form and the footer. */
const expectWholePage = () => {
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.getByRole('region', { name: /^Talk to FBC/ })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Send Message' })).toBeTruthy()
  expect(screen.getByRole('contentinfo')).toBeTruthy()
}

describe('the metals ticker', () => {
  it('says that it is loading', async () => {
    answerWithSubsidiaries()
    await openSite('gold')
    expect(screen.getByText('Loading live precious metals prices...')).toBeTruthy()
    expectWholePage()
  })

  it.each(BAD)('says so when the answer %s, and the page stays whole', async (_how, answer) => {
    answerWithSubsidiaries({ [METALS]: answer })
    await openSite('gold')
    expect(screen.getByText('Unable to load live pricing data.')).toBeTruthy()
    expectWholePage()
  })

  it('shows prices in dollars per ounce with sign, percent and direction', async () => {
    answerWithSubsidiaries({ [METALS]: { body: [gold, silver] } })
    await openSite('gold')
    const ticker = screen.getByRole('list', { name: 'Live precious metals prices' })
    expect(entriesOf(ticker)).toEqual([
      'Gold Spot$2,650.00 per ozUp +$12.50(+0.47%)Source not stated',
      'Silver Spot$31.20 per ozDown −$0.40(−1.27%)Source not stated',
    ])
  })

  it('has a rise in green and a fall in red', async () => {
    answerWithSubsidiaries({ [METALS]: { body: [gold, silver] } })
    await openSite('gold')
    const ticker = within(screen.getByRole('list', { name: 'Live precious metals prices' }))
    for (const [change, direction] of [
      ['+$12.50', 'up'],
      ['−$0.40', 'down'],
    ] as const) {
      const move = ticker.getByText(change).parentElement
      expect(move?.dataset['direction']).toBe(direction)
      expect(rulesOf(move)).toContainEqual(
        expect.stringMatching(`direction=['"]?${direction}.*color: var\\(--${direction}\\)`),
      )
    }
  })

  it('skips a record that it cannot read and shows the rest', async () => {
    answerWithSubsidiaries({ [METALS]: { body: [{ name: 'Lead' }, gold] } })
    await openSite('gold')
    const ticker = screen.getByRole('list', { name: 'Live precious metals prices' })
    expect(ticker.children).toHaveLength(1)
  })

  it('calls samples samples, and nothing an offer', async () => {
    const asOf = '2025-01-26T09:05:00Z'
    answerWithSubsidiaries({
      [METALS]: { body: [{ ...gold, source: 'sample', asOf, stale: true }] },
    })
    await openSite('gold')
    const ticker = screen.getByRole('list', { name: 'Live precious metals prices' })
    expect(within(ticker).getByText('Sample data, not a market price')).toBeTruthy()
    expect(within(ticker).getByText('Delayed')).toBeTruthy()
    expect(within(ticker).getByText('Jan 26, 09:05 GMT')).toBeTruthy()
    expect(screen.getByText('Indicative, not an offer')).toBeTruthy()
  })

  it.each([
    ['live', 'Live'],
    ['daily', 'Daily reference'],
    ['monthly', 'Monthly reference'],
  ])('calls a %s price by its cadence', async (delayClass, text) => {
    answerWithSubsidiaries({ [METALS]: { body: [{ ...gold, source: 'A market', delayClass }] } })
    await openSite('gold')
    const ticker = within(screen.getByRole('list', { name: 'Live precious metals prices' }))
    expect(ticker.getByText('Source: A market')).toBeTruthy()
    expect(ticker.getByText(text)).toBeTruthy()
  })

  it.each([
    ['https://market.example/gold', 'https://market.example/gold'],
    ['javascript:alert(1)', null],
  ])('leads from a card to the page of its source, where that is one: %s', async (url, href) => {
    const told = { source: 'A market', sourceUrl: url, licence: 'CC BY 4.0' }
    answerWithSubsidiaries({ [METALS]: { body: [{ ...gold, ...told }] } })
    await openSite('gold')
    const ticker = within(screen.getByRole('list', { name: 'Live precious metals prices' }))
    expect(ticker.getByText('Source: A market').getAttribute('href')).toBeNull()
    const card = within(screen.getByRole('list', { name: 'Precious metals' }))
    expect(card.getByText('Source: A market').getAttribute('href')).toBe(href)
    expect(card.getByText('Licence: CC BY 4.0')).toBeTruthy()
  })

  it('stands still on request', async () => {
    answerWithSubsidiaries({ [METALS]: { body: [gold] } })
    await openSite('gold')
    fireEvent.click(screen.getByRole('button', { name: 'Pause ticker' }))
    fireEvent.click(screen.getByRole('button', { name: 'Start ticker' }))
    expect(screen.getByRole('button', { name: 'Pause ticker' })).toBeTruthy()
  })

  it('comes round in 30 s, in 20 s on narrow screens, and not at all under reduced motion', async () => {
    answerWithSubsidiaries({ [METALS]: { body: [gold] } })
    await openSite('gold')
    const track = screen.getByRole('list', { name: 'Live precious metals prices' }).parentElement
    const rules = rulesOf(track)
    expect(rules).toContainEqual(expect.stringMatching(/animation: [\w-]+ 30s linear infinite/))
    expect(rules).toContainEqual(expect.stringMatching(/max-width: ?48em.*animation-duration: 20s/))
    expect(rules).toContainEqual(
      expect.stringMatching(/prefers-reduced-motion: ?reduce.*animation: none/),
    )
  })

  it('asks again on Retry', async () => {
    let answer: Answer = 'fails'
    answerWithSubsidiaries({ [METALS]: () => answer })
    await openSite('gold')
    answer = { body: [gold] }
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    await settle()
    expect(screen.getByRole('list', { name: 'Live precious metals prices' })).toBeTruthy()
  })
})

describe('the agricultural ticker and the global price cards', () => {
  it('load with their text and four placeholders, by one request', async () => {
    const api = answerWithSubsidiaries()
    await openSite('agricol')
    expect(screen.getByText('Loading live agricultural commodity prices...')).toBeTruthy()
    const loading = screen.getByRole('status', { name: 'Loading Global commodity prices' })
    expect(within(loading).getAllByRole('listitem')).toHaveLength(4)
    expect(api.requestsOf(COMMODITIES).length).toBe(1)
  })

  it.each(BAD)('say so when the answer %s, and the page stays whole', async (_how, answer) => {
    answerWithSubsidiaries({ [COMMODITIES]: answer })
    await openSite('agricol')
    expect(screen.getByText('Unable to load live commodity pricing data.')).toBeTruthy()
    expect(screen.getByText('Unable to Load Live Data')).toBeTruthy()
    expect(screen.getByText('Please check your connection and try again')).toBeTruthy()
    expectWholePage()
  })

  it('show a price with its symbol and unit; no change counts as up', async () => {
    answerWithSubsidiaries({ [COMMODITIES]: { body: [cocoa] } })
    await openSite('agricol')
    const cards = screen.getByRole('list', { name: 'Global commodity prices' })
    expect(entriesOf(cards)).toEqual(['CocoaCC$7,850.00 per tonneUp $0.00(0.00%)Source not stated'])
    expect(
      within(cards).getByRole('img', { name: 'First price seen on this page: $7,850.00' }),
    ).toBeTruthy()
  })
})

describe('the Ghana market cards', () => {
  it('have three placeholders while they load', async () => {
    answerWithSubsidiaries()
    await openSite('agricol')
    const loading = screen.getByRole('status', { name: 'Loading Ghana market prices' })
    expect(within(loading).getAllByRole('listitem')).toHaveLength(3)
  })

  it.each(BAD)('say so when the answer %s, and the page stays whole', async (_how, answer) => {
    answerWithSubsidiaries({ [GHANA]: answer })
    await openSite('agricol')
    expect(screen.getByText('Ghana Market Data Unavailable')).toBeTruthy()
    expect(screen.getByText('Please check your connection or try again later')).toBeTruthy()
    expectWholePage()
  })

  it('show cedis, and a volume only above zero', async () => {
    answerWithSubsidiaries({
      [GHANA]: { body: [maize, { ...maize, commodity: 'Cowpea', volume: 0 }] },
    })
    await openSite('agricol')
    expect(entriesOf(screen.getByRole('list', { name: 'Ghana market prices' }))).toEqual([
      'White MaizeGH₵1,520.00 per 100 kg bagDown −GH₵3.00(−0.20%)Volume: 12,500Source not stated',
      'CowpeaGH₵1,520.00 per 100 kg bagDown −GH₵3.00(−0.20%)Source not stated',
    ])
  })
})
