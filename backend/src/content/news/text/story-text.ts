import MarkdownIt from 'markdown-it'
import type { Token } from 'markdown-it'
import type { Block, StoryBody } from 'shared-contracts/api/story-body'
import { plainText } from 'shared-contracts/api/plain-text'
import { spansOf } from './story-spans.ts'
import { pictureIn } from './story-picture.ts'
import { Problems, type Problem } from './problems.ts'

/** Maximum nesting of quotations and lists; pages can show one level. */
const MAX_NESTING = 20
/** Maximum length of a body as JSON, in characters, which a page and a response of the edge can hold. */
const MAX_BODY = 500_000

/** CommonMark with tables. Raw HTML stays plain text. */
const markdown = new MarkdownIt('commonmark', { html: false, maxNesting: MAX_NESTING }).enable(
  'table',
)
// Addresses are checked one by one below, so that a refused one is reported and does not become text.
markdown.validateLink = () => true

export interface StoryText {
  readonly body: StoryBody
  /** What the story may not contain; empty for a valid text. */
  readonly problems: readonly Problem[]
}

/** Parses a story's Markdown into blocks. Parts that are refused are left out and reported. */
export function readStoryText(text: string): StoryText {
  const problems = new Problems()
  const tokens = markdown.parse(plainText(text), {})
  const body = new BlockReader(tokens, problems).read()
  if (JSON.stringify(body).length > MAX_BODY) {
    problems.add(1, 'The text has too much markup')
    return { body: [], problems: problems.all }
  }
  return { body, problems: problems.all }
}

/** Returns the words of a body, for the search and for previews of the story. */
export function wordsOf(body: StoryBody): string {
  return body
    .flatMap((block): readonly (readonly { readonly text: string }[])[] => {
      switch (block.type) {
        case 'paragraph':
        case 'heading':
          return [block.spans]
        case 'list':
          return block.items
        case 'quotation':
          return block.paragraphs
        case 'picture':
          return [[{ text: block.alt }]]
        case 'table':
          return [...block.head, ...block.rows.flat()]
      }
    })
    .map((spans) => spans.map(({ text }) => text).join(''))
    .join('\n')
}

const INLINE = 'inline'
const POINT = 'A point of a list holds words alone'
const QUOTATION = 'A quotation holds paragraphs alone'

const isCode = ({ type }: Token) => type === 'code_block' || type === 'fence'

/** Reads the blocks of a text in one pass over its tokens. */
class BlockReader {
  private next = 0

  constructor(
    private readonly tokens: readonly Token[],
    private readonly problems: Problems,
  ) {}

  read(): StoryBody {
    const blocks: Block[] = []
    while (this.next < this.tokens.length) {
      const block = this.block()
      if (block) blocks.push(block)
    }
    return blocks
  }

  private take(): Token | undefined {
    const token = this.tokens[this.next]
    this.next += 1
    return token
  }

  /** Takes all tokens up to the one that closes the block that was just opened. */
  private inside(open: Token): Token[] {
    const close = open.type.replace(/_open$/, '_close')
    const start = this.next
    for (;;) {
      const token = this.take()
      if (!token || (token.type === close && token.level === open.level)) break
    }
    return this.tokens.slice(start, this.next - 1)
  }

  private block(): Block | null {
    const token = this.take()
    if (!token) return null
    switch (token.type) {
      case 'paragraph_open':
        return this.paragraph(this.inside(token))
      case 'heading_open': {
        const spans = this.inside(token).flatMap((one) => this.spans(one))
        const level = token.tag === 'h1' || token.tag === 'h2' ? 2 : 3
        return spans.length > 0 ? { type: 'heading', level, spans } : null
      }
      case 'bullet_list_open':
      case 'ordered_list_open':
        return this.list(token, this.inside(token))
      case 'blockquote_open':
        return this.quotation(token, this.inside(token))
      case 'table_open':
        return this.table(this.inside(token))
      // Indented or fenced code becomes a plain paragraph.
      case 'code_block':
      case 'fence': {
        const text = plainText(token.content).trim()
        return text === '' ? null : { type: 'paragraph', spans: [{ text }] }
      }
      default:
        return null
    }
  }

  private paragraph(inside: readonly Token[]): Block | null {
    const [inline] = inside
    if (!inline) return null
    const picture = pictureIn(inline, this.problems)
    if (picture !== undefined) return picture
    const spans = this.spans(inline)
    return spans.length > 0 ? { type: 'paragraph', spans } : null
  }

  private list(open: Token, inside: readonly Token[]): Block | null {
    const ordered = open.type === 'ordered_list_open'
    const items: ReturnType<typeof spansOf>[] = []
    this.refuseCode(inside, POINT)
    for (const token of inside) {
      if (token.type === 'list_item_open') items.push([])
      if (token.type === INLINE) {
        const spans = this.spans(token)
        const item = items.at(-1)
        // Paragraphs of one list item are joined into one line.
        if (item && item.length > 0 && spans.length > 0) item.push({ text: ' ' })
        item?.push(...spans)
      }
      if (token.nesting > 0 && !['list_item_open', 'paragraph_open'].includes(token.type)) {
        this.problems.add(lineOf(token), POINT)
        return null
      }
    }
    const filled = items.filter((item) => item.length > 0)
    return filled.length > 0 ? { type: 'list', ordered, items: filled } : null
  }

  private quotation(open: Token, inside: readonly Token[]): Block | null {
    const wrong = inside.find(({ nesting, type }) => nesting > 0 && type !== 'paragraph_open')
    if (wrong || open.level > 0) {
      this.problems.add(lineOf(wrong ?? open), QUOTATION)
      return null
    }
    this.refuseCode(inside, QUOTATION)
    const paragraphs = inside
      .filter(({ type }) => type === INLINE)
      .map((inline) => this.spans(inline))
      .filter((spans) => spans.length > 0)
    return paragraphs.length > 0 ? { type: 'quotation', paragraphs } : null
  }

  private table(inside: readonly Token[]): Block | null {
    const rows: ReturnType<typeof spansOf>[][] = []
    for (const token of inside) {
      if (token.type === 'tr_open') rows.push([])
      if (token.type === INLINE) rows.at(-1)?.push(this.spans(token))
    }
    const [head, ...others] = rows
    return head ? { type: 'table', head, rows: others } : null
  }

  /** Reports indented and fenced code, which is left out of a block that holds words alone. */
  private refuseCode(inside: readonly Token[], message: string): void {
    for (const token of inside) {
      if (isCode(token)) this.problems.add(lineOf(token), message)
    }
  }

  private spans(inline: Token) {
    return inline.type === INLINE ? spansOf(inline, this.problems) : []
  }
}

/** Returns the line of a token, from 1. */
export const lineOf = ({ map }: Token) => (map?.[0] ?? 0) + 1
