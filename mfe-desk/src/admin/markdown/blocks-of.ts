import { Lexer, type Token, type Tokens } from 'marked'
import { Block, SafeAddress, type Span, type StoryBody } from 'shared-contracts/api/story-body'
import * as v from 'valibot'

/**
 * Converts typed Markdown to the blocks that a page renders; anything else is left out, as the API does. The
 * published page is made from the API's blocks; these are a preview while typing.
 */
export const blocksOf = (markdown: string): StoryBody =>
  new Lexer({ gfm: true }).lex(markdown).flatMap(blockOf)

function blockOf(token: Token): Block[] {
  switch (token.type) {
    case 'paragraph':
      return (
        pictureOf(token as Tokens.Paragraph) ?? [
          { type: 'paragraph', spans: spansOf(token.tokens) },
        ]
      )
    case 'heading':
      return [
        {
          type: 'heading',
          level: (token as Tokens.Heading).depth <= 2 ? 2 : 3,
          spans: spansOf(token.tokens),
        },
      ]
    case 'list': {
      const { ordered, items } = token as Tokens.List
      return [{ type: 'list', ordered, items: items.map((item) => spansOf(item.tokens)) }]
    }
    case 'blockquote':
      return [
        {
          type: 'quotation',
          paragraphs: (token.tokens ?? [])
            .filter(({ type }) => type === 'paragraph')
            .map((paragraph) => spansOf('tokens' in paragraph ? paragraph.tokens : [])),
        },
      ]
    case 'table': {
      const { header, rows } = token as Tokens.Table
      return [
        {
          type: 'table',
          head: header.map((cell) => spansOf(cell.tokens)),
          rows: rows.map((row) => row.map((cell) => spansOf(cell.tokens))),
        },
      ]
    }
    default:
      return []
  }
}

/** Returns the block of a picture that is alone in its paragraph. */
function pictureOf({ tokens }: Tokens.Paragraph): Block[] | null {
  const [only, ...others] = tokens
  if (only?.type !== 'image' || others.length > 0) return null
  const { href, text, title } = only as Tokens.Image
  const picture = { type: 'picture', address: href, alt: text, ...(title && { caption: title }) }
  return v.is(Block, picture) ? [picture] : []
}

type Marks = NonNullable<Span['marks']>

function spansOf(tokens: readonly Token[] = [], marks: Marks = [], href?: string): Span[] {
  return tokens.flatMap((token): Span[] => {
    switch (token.type) {
      case 'strong':
        return spansOf(token.tokens, [...marks, 'strong'], href)
      case 'em':
        return spansOf(token.tokens, [...marks, 'emphasis'], href)
      case 'link': {
        const target = (token as Tokens.Link).href
        return spansOf(token.tokens, marks, v.is(SafeAddress, target) ? target : undefined)
      }
      case 'text':
        if ('tokens' in token && token.tokens) return spansOf(token.tokens, marks, href)
        return [spanOf((token as Tokens.Text).text, marks, href)]
      case 'escape':
      case 'codespan':
        return [spanOf((token as Tokens.Escape).text, marks, href)]
      case 'br':
        return [spanOf(' ', marks, href)]
      case 'paragraph':
        return spansOf(token.tokens, marks, href)
      default:
        return []
    }
  })
}

const spanOf = (text: string, marks: Marks, href: string | undefined): Span => ({
  text,
  ...(marks.length > 0 && { marks }),
  ...(href !== undefined && { href }),
})
