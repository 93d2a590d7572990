import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, render } from '@testing-library/react'
import type { StoryBody as Blocks } from 'shared-contracts/api/story-body'
import { StoryBody } from './StoryBody.tsx'

afterEach(cleanup)

const show = (body: Blocks) =>
  render(<StoryBody body={body} hrefOf={(path) => `/fbcpartners${path}`} />).container

describe('the text of a story', () => {
  it('is drawn as headings, paragraphs, lists and quotations', () => {
    const text = show([
      { type: 'heading', level: 2, spans: [{ text: 'A well' }] },
      { type: 'paragraph', spans: [{ text: 'It took ' }, { text: 'a week', marks: ['strong'] }] },
      { type: 'heading', level: 3, spans: [{ text: 'How' }] },
      { type: 'list', ordered: true, items: [[{ text: 'Drill' }], [{ text: 'Line' }]] },
      { type: 'list', ordered: false, items: [[{ text: 'Sand' }]] },
      { type: 'quotation', paragraphs: [[{ text: 'Water!', marks: ['strong', 'emphasis'] }]] },
    ])
    expect(text.querySelector('h2')?.textContent).toBe('A well')
    expect(text.querySelector('h3')?.textContent).toBe('How')
    expect(text.querySelector('p')?.textContent).toBe('It took a week')
    expect(text.querySelector('p strong')?.textContent).toBe('a week')
    expect([...text.querySelectorAll('ol li')].map((item) => item.textContent)).toEqual([
      'Drill',
      'Line',
    ])
    expect(text.querySelectorAll('ul li')).toHaveLength(1)
    expect(text.querySelector('blockquote p em strong')?.textContent).toBe('Water!')
  })

  it('leads to pages of the site under the visitor’s prefix, and elsewhere in a new tab', () => {
    const links = show([
      {
        type: 'paragraph',
        spans: [
          { text: 'careers', href: '/careers' },
          { text: 'source', href: 'https://example.org/a' },
          { text: 'write', href: 'mailto:a@example.org' },
          { text: 'below', href: '#how' },
        ],
      },
    ]).querySelectorAll('a')
    expect([...links].map((link) => [link.getAttribute('href'), link.target, link.rel])).toEqual([
      ['/fbcpartners/careers', '', ''],
      ['https://example.org/a', '_blank', 'noopener'],
      ['mailto:a@example.org', '', ''],
      ['#how', '', ''],
    ])
  })

  it('shows pictures with their words, and tables that scroll by keyboard', () => {
    const text = show([
      { type: 'picture', address: '/media/gold', alt: 'Bars', caption: 'In the vault' },
      { type: 'table', head: [[{ text: 'Year' }]], rows: [[[{ text: '2025' }]]] },
    ])
    expect(text.querySelector('figure img')?.getAttribute('alt')).toBe('Bars')
    expect(text.querySelector('figcaption')?.textContent).toBe('In the vault')
    expect(text.querySelector('th')?.getAttribute('scope')).toBe('col')
    const scroller = text.querySelector('[role="region"]')
    expect(scroller?.getAttribute('tabindex')).toBe('0')
    expect(scroller?.querySelector('td')?.textContent).toBe('2025')
  })

  it('shows markup as the letters that it is', () => {
    const text = show([{ type: 'paragraph', spans: [{ text: '<img src=x onerror=alert(1)>' }] }])
    expect(text.querySelector('img')).toBeNull()
    expect(text.textContent).toBe('<img src=x onerror=alert(1)>')
  })
})
