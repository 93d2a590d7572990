import { describe, expect, it } from '@jest/globals'
import { blocksOf } from './blocks-of.ts'
import { marked, type Mark } from './marked-text.ts'

describe('the preview of a text', () => {
  it('has the blocks that a page draws', () => {
    const text = [
      '# Depot',
      'A **new** depot in [Tema](https://example.com/tema).',
      '- Fuel\n- Gas',
      '> It opens *today*.',
      '![Tanks](/media/depot "Tanks at dusk")',
      '| Year | Tanks |\n| --- | --- |\n| 2026 | 12 |',
    ].join('\n\n')
    expect(blocksOf(text)).toEqual([
      { type: 'heading', level: 2, spans: [{ text: 'Depot' }] },
      {
        type: 'paragraph',
        spans: [
          { text: 'A ' },
          { text: 'new', marks: ['strong'] },
          { text: ' depot in ' },
          { text: 'Tema', href: 'https://example.com/tema' },
          { text: '.' },
        ],
      },
      { type: 'list', ordered: false, items: [[{ text: 'Fuel' }], [{ text: 'Gas' }]] },
      {
        type: 'quotation',
        paragraphs: [
          [{ text: 'It opens ' }, { text: 'today', marks: ['emphasis'] }, { text: '.' }],
        ],
      },
      { type: 'picture', address: '/media/depot', alt: 'Tanks', caption: 'Tanks at dusk' },
      {
        type: 'table',
        head: [[{ text: 'Year' }], [{ text: 'Tanks' }]],
        rows: [[[{ text: '2026' }], [{ text: '12' }]]],
      },
    ])
  })

  it.each([
    ['a script', '<script>alert(1)</script>', []],
    ['a picture of another site', '![x](https://example.com/x.png)', []],
    [
      'a link that runs something',
      '[go](javascript:alert(1))',
      [{ type: 'paragraph', spans: [{ text: 'go' }] }],
    ],
  ])('leaves out %s', (_what, text, blocks) => {
    expect(blocksOf(text)).toEqual(blocks)
  })
})

describe('a button of the toolbar', () => {
  it.each<[Mark, string, string]>([
    ['strong', 'a depot', 'a **depot**'],
    ['emphasis', 'a depot', 'a *depot*'],
    ['link', 'a depot', 'a [depot](https://)'],
    ['heading', 'a depot', '## a depot'],
    ['quotation', 'a depot', '> a depot'],
    ['list', 'a depot', '- a depot'],
  ])('%s changes what is selected', (mark, before, after) => {
    expect(marked(mark, before, 2, before.length).text).toBe(after)
  })

  it('makes a list of all selected lines', () => {
    expect(marked('list', 'Fuel\nGas', 0, 8).text).toBe('- Fuel\n- Gas')
  })
})
