import type { Token } from 'markdown-it'
import { SafeAddress, type Span } from 'shared-contracts/api/story-body'
import { plainText } from 'shared-contracts/api/plain-text'
import * as v from 'valibot'
import type { Problems } from './problems.ts'

type Marks = NonNullable<Span['marks']>

/** Returns the text spans of a paragraph, a table cell or a list item. */
export function spansOf(inline: Token, problems: Problems): Span[] {
  const spans: Span[] = []
  const marks: Marks = []
  let href: string | undefined
  let line = (inline.map?.[0] ?? 0) + 1

  const unmark = (mark: Marks[number]) => {
    const index = marks.lastIndexOf(mark)
    if (index >= 0) marks.splice(index, 1)
  }
  const add = (text: string) => {
    if (text === '') return
    const unique = [...new Set(marks)]
    const span = { text, ...(unique.length > 0 && { marks: unique }), ...(href && { href }) }
    const last = spans.at(-1)
    const isSame = last && last.href === span.href && String(last.marks ?? '') === String(unique)
    if (isSame) last.text += text
    else spans.push(span)
  }

  for (const token of inline.children ?? []) {
    switch (token.type) {
      case 'text':
      case 'text_special':
      case 'code_inline':
        // A decoded entity may be a control character that reverses the text after it.
        add(plainText(token.content).replaceAll('\n', ' '))
        break
      case 'softbreak':
      case 'hardbreak':
        line += 1
        add(' ')
        break
      case 'strong_open':
        marks.push('strong')
        break
      case 'em_open':
        marks.push('emphasis')
        break
      case 'strong_close':
        unmark('strong')
        break
      case 'em_close':
        unmark('emphasis')
        break
      case 'link_open': {
        const address = String(token.attrGet('href') ?? '')
        if (v.is(SafeAddress, address)) href = address
        else problems.add(line, `A link leads to https://, mailto:, tel: or a page of this site`)
        break
      }
      case 'link_close':
        href = undefined
        break
      case 'image':
        problems.add(line, 'A picture stands in a paragraph of its own')
        break
    }
  }
  return spans.some(({ text }) => text.trim() !== '') ? spans : []
}
