import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { ProductResponse } from 'shared-contracts/league/product'
import * as v from 'valibot'
import { renderPortal, sampleOf } from '../testing/sample-league.ts'

const NEW_SCARF = { slug: 'new-scarf', name: 'A scarf that nobody sells yet' }
const TOPIC = { name: 'What nobody talks about yet', posts: 99_999 }

describe('a preview of a list', () => {
  it.each([
    [
      '/shop',
      '/api/league/products',
      () =>
        sampleOf(v.array(ProductResponse), 'products')
          .slice(0, 1)
          .map((one) => ({ ...one, ...NEW_SCARF })),
      NEW_SCARF.name,
    ],
    ['/news', '/api/league/topics', () => [TOPIC], TOPIC.name],
  ])(
    '%s shows what is written to who has the link, and says so',
    async (page, call, body, words) => {
      const answers = { [`${call}?preview=token`]: { body: body() } }
      await renderPortal(page, { answers })
      expect(screen.queryByText(words)).toBeNull()
      await renderPortal(`${page}?preview=token`, { answers })
      expect(screen.getAllByText(words).length).toBeGreaterThan(0)
      screen.getByText('Preview')
    },
  )
})
