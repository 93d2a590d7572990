import { describe, expect, it } from '@jest/globals'
import { StoryBody } from 'shared-contracts/api/story-body'
import * as v from 'valibot'
import { readStoryText, wordsOf } from './story-text.ts'

const read = (text: string) => readStoryText(text)
const words = (text: string): StoryBody[number] => ({ type: 'paragraph', spans: [{ text }] })
const wrong = (line: number, message: string) => [{ line, message }]

const LINK = 'A link leads to https://, mailto:, tel: or a page of this site'
const PICTURE = 'A picture is one of the media'

describe('a story’s text', () => {
  it('has headings, lists, links, quotations, pictures and tables', () => {
    const text = [
      '# Loading bay',
      'Two **tankers** load *at **once***, as [we said](/news/bay "x").',
      '- metering skid\n- vapour recovery',
      '1. order\n2. load',
      '> It is quick.\n>\n> It is safe.',
      '![A tanker](/media/oil-gas "At the depot")',
      '### Figures',
      '| Year | Trucks |\n|-|-|\n| 2025 | **9** |',
    ].join('\n\n')
    expect(read(text)).toEqual({
      problems: [],
      body: [
        { type: 'heading', level: 2, spans: [{ text: 'Loading bay' }] },
        {
          type: 'paragraph',
          spans: [
            { text: 'Two ' },
            { text: 'tankers', marks: ['strong'] },
            { text: ' load ' },
            { text: 'at ', marks: ['emphasis'] },
            { text: 'once', marks: ['emphasis', 'strong'] },
            { text: ', as ' },
            { text: 'we said', href: '/news/bay' },
            { text: '.' },
          ],
        },
        {
          type: 'list',
          ordered: false,
          items: [[{ text: 'metering skid' }], [{ text: 'vapour recovery' }]],
        },
        { type: 'list', ordered: true, items: [[{ text: 'order' }], [{ text: 'load' }]] },
        { type: 'quotation', paragraphs: [[{ text: 'It is quick.' }], [{ text: 'It is safe.' }]] },
        {
          type: 'picture',
          address: '/media/oil-gas',
          alt: 'A tanker',
          caption: 'At the depot',
        },
        { type: 'heading', level: 3, spans: [{ text: 'Figures' }] },
        {
          type: 'table',
          head: [[{ text: 'Year' }], [{ text: 'Trucks' }]],
          rows: [[[{ text: '2025' }], [{ text: '9', marks: ['strong'] }]]],
        },
      ],
    })
  })

  /** What is stored of a hostile text, and the problems that are reported. */
  it.each<readonly [string, string, Partial<ReturnType<typeof read>>]>([
    ['a script', '<script>alert(1)</script>', { body: [words('<script>alert(1)</script>')] }],
    [
      'a handler',
      '<img src=x onerror=alert(1)>',
      { body: [words('<img src=x onerror=alert(1)>')] },
    ],
    [
      'a frame in a line',
      'See <iframe src="//x"></iframe>',
      { body: [words('See <iframe src="//x"></iframe>')] },
    ],
    ['a comment', '<!-- hidden -->', { body: [words('<!-- hidden -->')] }],
    ['an entity', '&lt;b onclick=x&gt;', { body: [words('<b onclick=x>')] }],
    [
      'a script as a link',
      'One\n\n[a](javascript:alert(1))',
      { body: [words('One'), words('a')], problems: wrong(3, LINK) },
    ],
    [
      'a script in capitals',
      '[a](JaVaScRiPt:alert(1))',
      { body: [words('a')], problems: wrong(1, LINK) },
    ],
    [
      'a script by entities',
      '[a](&#106;avascript&colon;alert(1))',
      { body: [words('a')], problems: wrong(1, LINK) },
    ],
    [
      'a script with a tab',
      '[a](<java\tscript:alert(1)>)',
      { body: [words('a')], problems: wrong(1, LINK) },
    ],
    [
      'a script as an automatic link',
      '<javascript:alert(1)>',
      { body: [words('javascript:alert(1)')], problems: wrong(1, LINK) },
    ],
    [
      'a script by reference',
      '[a][b]\n\n[b]: vbscript:x',
      { body: [words('a')], problems: wrong(1, LINK) },
    ],
    [
      'data as a link',
      'x\n[a](data:text/html,<script>1</script>)',
      { body: [words('x a')], problems: wrong(2, LINK) },
    ],
    [
      'another host without a scheme',
      '[a](//evil.example)',
      { body: [words('a')], problems: wrong(1, LINK) },
    ],
    [
      'data as a picture',
      '![a](data:image/svg+xml;base64,x)',
      { body: [], problems: wrong(1, PICTURE) },
    ],
    [
      'a picture of another host',
      '![a](https://evil.example/x.png)',
      { body: [], problems: wrong(1, PICTURE) },
    ],
    [
      'a picture out of its folder',
      '![a](/media/../api/desk)',
      { body: [], problems: wrong(1, PICTURE) },
    ],
    [
      'a picture that says nothing',
      '![](/media/gold)',
      { body: [], problems: wrong(1, 'Say what the picture shows') },
    ],
    [
      'signs that turn the direction',
      'pay \u202e001\u202c &#x202e;now\u2066',
      { body: [words('pay 001 now')] },
    ],
    [
      'control characters and other line ends',
      'a\u0000b\u0007\r\nc\u2028d',
      { body: [words('ab c d')] },
    ],
    [
      'a list in a list',
      '- a\n  - b',
      { body: [], problems: wrong(2, 'A point of a list holds words alone') },
    ],
    [
      'a table in a quotation',
      '> |a|\n> |-|',
      { body: [], problems: wrong(1, 'A quotation holds paragraphs alone') },
    ],
    [
      'a text that is indented in a list',
      '- a\n\n      b',
      {
        body: [{ type: 'list', ordered: false, items: [[{ text: 'a' }]] }],
        problems: wrong(3, 'A point of a list holds words alone'),
      },
    ],
    [
      'a fenced text in a list',
      '- ```\n  a\n  ```',
      { body: [], problems: wrong(1, 'A point of a list holds words alone') },
    ],
    [
      'a text that is indented in a quotation',
      '> a\n>\n>     b',
      {
        body: [{ type: 'quotation', paragraphs: [[{ text: 'a' }]] }],
        problems: wrong(3, 'A quotation holds paragraphs alone'),
      },
    ],
    [
      'a quotation bomb',
      '> '.repeat(50_000),
      { body: [], problems: wrong(1, 'A quotation holds paragraphs alone') },
    ],
  ])('makes words or an error of %s', (_, text, expected) => {
    const result = read(text)
    expect(result).toEqual({ problems: [], ...expected })
    expect(v.is(StoryBody, result.body)).toBe(true)
  })

  /** Each would take minutes in a parser whose running time is quadratic. */
  it.each([
    ['brackets', '['],
    ['half links', '[a]('],
    ['half pictures', '!['],
    ['stars', '*a _b **c '],
    ['open and close', '**a*'],
    ['quotations and lists', '> - '],
    ['references', '[a]: x\n'],
    ['uses of a reference', '[a]'],
    ['rows of a table', '|a|b|\n'],
    ['angles', '<a:'],
    ['points', '- a\n'],
  ])('reads 100,000 characters of %s', (_, part) => {
    const text = `|a|b|\n|-|-|\n${part.repeat(100_000 / part.length)}`
    const { body } = read(text)
    expect(JSON.stringify(body).length).toBeLessThanOrEqual(500_000)
  })

  it('refuses more markup than a page can hold', () => {
    expect(read('*a*b'.repeat(25_000))).toEqual({
      body: [],
      problems: wrong(1, 'The text has too much markup'),
    })
  })

  it('has words for the search', () => {
    const { body } = read('# One\n\nTwo **three**\n\n- four\n\n|five|\n|-|\n|six|')
    expect(wordsOf(body)).toBe('One\nTwo three\nfour\nfive\nsix')
  })
})
