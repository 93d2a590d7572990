import { describe, expect, it } from '@jest/globals'
import { fragment } from '../testing/make-release.ts'
import { RenderedPage } from './rendered-page.ts'

const outcome = (html: string) => ({
  kind: 'page' as const,
  fragment: fragment({ html }),
  state: [[['news'], 1_700_000_000_000, '</script>']] satisfies [[string], number, string][],
  isWhole: true,
  freshMs: null,
  asked: [],
  faults: [],
})

describe('a page that is held', () => {
  it('is read as it was rendered, with a state that ends no element', async () => {
    const html = '<p>Accra – 3.20 GH₵</p>'
    const page = await RenderedPage.of('?region=Africa', outcome(html))
    expect(page.search).toBe('?region=Africa')
    expect(page.isWhole).toBe(true)
    expect(page.read().fragment).toEqual(fragment({ html }))
    expect(page.read().state).toBe('[[["news"],1700000000000,"\\u003c/script>"]]')
  })

  it('takes less than a fifth of the memory of its text', async () => {
    const rows = Array.from(
      { length: 500 },
      (_, row) => `<li class="css-a1">Club ${row * row}</li>`,
    )
    const html = rows.join('')
    const page = await RenderedPage.of('', outcome(html))
    expect(page.bytes).toBeLessThan(html.length / 5)
  })
})
