export type Mark = 'strong' | 'emphasis' | 'heading' | 'list' | 'quotation' | 'link' | 'table'

export interface MarkedText {
  readonly text: string
  /** Selection afterwards. */
  readonly start: number
  readonly end: number
}

const AROUND = { strong: ['**', '**'], emphasis: ['*', '*'], link: ['[', '](https://)'] } as const
const BEFORE = { heading: '## ', list: '- ', quotation: '> ' } as const
const TABLE = '\n\n| Column | Column |\n| --- | --- |\n| | |\n'

/** Applies a toolbar button to Markdown: encloses words, or prefixes whole lines. */
export function marked(mark: Mark, text: string, start: number, end: number): MarkedText {
  if (mark === 'table') {
    const place = end + TABLE.length
    return { text: text.slice(0, end) + TABLE + text.slice(end), start: place, end: place }
  }
  if (mark === 'strong' || mark === 'emphasis' || mark === 'link') {
    const [before, after] = AROUND[mark]
    return {
      text: text.slice(0, start) + before + text.slice(start, end) + after + text.slice(end),
      start: start + before.length,
      end: end + before.length,
    }
  }
  const from = text.lastIndexOf('\n', start - 1) + 1
  const lines = text.slice(from, end).split('\n')
  const signed = lines.map((line) => BEFORE[mark] + line).join('\n')
  return {
    text: text.slice(0, from) + signed + text.slice(end),
    start: start + BEFORE[mark].length,
    end: end + BEFORE[mark].length * lines.length,
  }
}
