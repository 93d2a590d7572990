import { describe, expect, it } from '@jest/globals'
import { SUGGESTIONS } from '../../data/search-entries.ts'
import { aCompany } from 'shared-ui/testing'
import { anOpening, aPerson } from '../../testing/answers.ts'
import { aNewsItem, aSubsidiary } from '../../testing/subsidiary.ts'
import { relevanceOf, searchSite, webSearchUrl } from './search-site.ts'

describe('relevance', () => {
  it.each([
    ['gold', 'Gold for gold traders', 20],
    ['GOLD', 'marigold', 15],
    ['gold', 'silver', 0],
    ['aa', 'aaaa', 20],
    ['.*', 'anything', 0],
    ["ghana's", 'Ghana’s gold', 15],
    ['Ghana’s', "ghana's gold, Ghanaʼs oil", 20],
  ])('of "%s" in "%s" is %d', (query, text, relevance) => {
    expect(relevanceOf(query, text)).toBe(relevance)
  })
})

describe('the search', () => {
  it('finds subsidiaries, news, services and the company, the most relevant first', () => {
    const subsidiaries = [
      aSubsidiary({ name: 'Kudu Gold', description: 'gold gold gold', services: [] }),
      aSubsidiary({
        slug: 'agricol',
        name: 'Farms',
        tagline: 'Rows',
        description: 'Maize',
        services: [],
      }),
    ]
    const news = [aNewsItem({ title: 'Gold rises', content: 'Slowly.', subsidiary: 'gold' })]
    const results = searchSite('gold', { subsidiaries, news })
    expect(results.map(({ type, title, url, relevance }) => [type, title, url, relevance])).toEqual(
      [
        ['subsidiary', 'Kudu Gold', '/gold', 30],
        ['service', 'Gold Mining', '/gold', 25],
        ['news', 'Gold rises', '/news', 20],
        ['company', 'FBC Partners', '/about', 15],
      ],
    )
    expect(results[2]?.subsidiary).toBe('gold')
  })

  it('finds a story by the passage that the API found, and by the text in which it is more relevant', () => {
    const listed = aNewsItem({ id: 7, content: 'The beginning.' })
    const passage = { ...listed, content: 'At the end a zebra.' }
    expect(searchSite('zebra', { news: [listed, passage] })).toEqual([
      expect.objectContaining({ type: 'news', relevance: 15 }),
    ])
    const richer = { ...listed, content: 'A zebra saw a zebra.' }
    expect(searchSite('zebra', { news: [richer, passage] })).toEqual([
      expect.objectContaining({ relevance: 20 }),
    ])
  })

  it('looks into taglines, descriptions, services, excerpts and contents, whatever the case', () => {
    const subsidiaries = [aSubsidiary({ services: ['Zebra walks'] })]
    const news = [aNewsItem({ content: 'A ZEBRA was seen.' })]
    expect(searchSite(' zebra ', { subsidiaries, news }).map(({ type }) => type)).toEqual([
      'subsidiary',
      'news',
    ])
  })

  it('finds a story by the subsidiary that it is about', () => {
    const news = [
      aNewsItem({ id: 1, title: 'Prices rise', subsidiary: 'gold' }),
      aNewsItem({ id: 2, title: 'Prices fall', subsidiary: null }),
    ]
    const found = searchSite('gold', { news }).filter(({ type }) => type === 'news')
    expect(found.map(({ title }) => title)).toEqual(['Prices rise'])
  })

  it('leads to a story of our own, and to the news for one that is told elsewhere', () => {
    const news = [
      aNewsItem({ id: 1, title: 'Zebra, here', slug: 'zebra-here' }),
      aNewsItem({ id: 2, title: 'Zebra, elsewhere', sourceUrl: 'https://example.org/' }),
    ]
    expect(searchSite('zebra', { news }).map(({ url }) => url)).toEqual([
      '/news/zebra-here',
      '/news',
    ])
  })

  it('finds openings, people, and the way to the group by its phone number', () => {
    const sources = {
      openings: [anOpening({ slug: 'zebra-keeper', requirements: ['Love of zebras'] })],
      people: [aPerson({ name: 'Ama Zebrane', role: 'General Manager, Gold' })],
      company: aCompany({ phone: '+233 30 000 0123' }),
    }
    const urls = (query: string) => searchSite(query, sources).map(({ type, url }) => [type, url])
    expect(urls('zebra')).toEqual([
      ['company', '/careers?job=zebra-keeper'],
      ['company', '/about#management-heading'],
    ])
    expect(urls('000 0123')).toEqual([['company', '/#contact']])
  })

  it.each([
    ['mission, vision', '/about'],
    ['supporting services', '/services'],
    ['newsletter', '/news'],
    ['job openings', '/careers'],
    ['cookies', '/privacy'],
    ['contact form', '/#contact'],
    ['at a glance', '/'],
  ])('knows the page for "%s" without the server', (query, url) => {
    expect(searchSite(query, {}).map((result) => result.url)).toContain(url)
  })

  it('finds nothing for a blank query', () => {
    expect(searchSite('   ', {})).toEqual([])
  })

  it.each(SUGGESTIONS)('finds something for the suggestion %s without the server', (suggestion) => {
    expect(searchSite(suggestion, {})[0]?.type).toBe('service')
  })

  it('hands the rest of the web the whole query', () => {
    expect(webSearchUrl('oil & gas?')).toBe(
      'https://duckduckgo.com/?q=oil+%26+gas%3F+FBC+Partners+Ghana',
    )
  })
})
