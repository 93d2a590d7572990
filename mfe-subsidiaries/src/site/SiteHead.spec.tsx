import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup } from '@testing-library/react'
import { SUBSIDIARY_SLUGS } from 'shared-contracts/site/subsidiaries'
import { renderPage } from 'shared-ui/testing'
import { remote } from '../remote.ts'
import { routes } from '../routes.ts'
import { answerWithSubsidiaries, SUBSIDIARIES } from '../testing/answers.ts'
import { openSite } from '../testing/open-site.tsx'

afterEach(cleanup)

const attributesOf = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute))

describe('the head of a subsidiary’s page', () => {
  it.each(SUBSIDIARY_SLUGS)('of %s is that of its route', async (slug) => {
    const route = routes.find(({ path }) => path === `/${slug}`)
    answerWithSubsidiaries()
    await openSite(slug)
    expect(document.title).toBe(route?.title)
    expect(document.head.querySelectorAll('title')).toHaveLength(1)
    expect(attributesOf('meta[name="description"]', 'content')).toEqual([route?.description])
    expect(attributesOf('link[rel="canonical"]', 'href')).toEqual([`/${slug}`])
  })

  it('has the name that the server gives', async () => {
    const gold = SUBSIDIARIES.find(({ slug }) => slug === 'gold')
    answerWithSubsidiaries({
      '/api/subsidiaries/gold': { body: { ...gold, name: 'Acme & Sons $& Co' } },
    })
    await openSite('gold')
    expect(document.title).toBe('Acme & Sons $& Co | Responsible gold trading in Ghana')
  })

  it.each(['hangs', 'fails'] as const)('has the usual name when the server %s', async (answer) => {
    answerWithSubsidiaries({ '/api/subsidiaries/gold': answer })
    await openSite('gold')
    expect(document.title).toBe('FBC Gold | Responsible gold trading in Ghana')
  })

  it('names the canonical address, whatever the visitor’s prefix and the site’s origin', async () => {
    answerWithSubsidiaries()
    await renderPage(remote, '/gold', {
      basePath: '/fbcpartners',
      settings: { publicOrigin: 'https://example.org' },
    })
    expect(attributesOf('link[rel="canonical"]', 'href')).toEqual(['https://example.org/gold'])
  })
})
