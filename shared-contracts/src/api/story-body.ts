import * as v from 'valibot'
import { PICTURE_PATH } from './patterns.ts'

/**
 * A story's text as data. Only these shapes exist, so that an author's markup never reaches a page. The API
 * makes it from Markdown; addresses are `https:`, `mailto:`, `tel:`, or paths of this site.
 */
export const SafeAddress = v.pipe(
  v.string(),
  v.maxLength(2_000),
  v.regex(
    /^(?:https:\/\/[^\s"'<>\\]+|mailto:[^\s"'<>\\]+|tel:[\d+() -]+|\/(?![/\\])[^\s"'<>\\]*|#[\w-]*)$/i,
  ),
)

const Mark = v.picklist(['strong', 'emphasis'])

/** A run of words. */
export const Span = v.object({
  text: v.string(),
  marks: v.optional(v.array(Mark)),
  /** Address of a link. */
  href: v.optional(SafeAddress),
})
export type Span = v.InferOutput<typeof Span>

const Spans = v.array(Span)

export const Block = v.variant('type', [
  v.object({ type: v.literal('paragraph'), spans: Spans }),
  /** Levels 2 and 3: level 1 is the page's own heading. */
  v.object({ type: v.literal('heading'), level: v.picklist([2, 3]), spans: Spans }),
  v.object({ type: v.literal('list'), ordered: v.boolean(), items: v.array(Spans) }),
  v.object({ type: v.literal('quotation'), paragraphs: v.array(Spans) }),
  v.object({
    type: v.literal('picture'),
    /** As `heroImage` of a subsidiary. */
    address: v.pipe(v.string(), v.regex(PICTURE_PATH)),
    alt: v.string(),
    caption: v.optional(v.string()),
  }),
  v.object({ type: v.literal('table'), head: v.array(Spans), rows: v.array(v.array(Spans)) }),
])
export type Block = v.InferOutput<typeof Block>

export const StoryBody = v.array(Block)
export type StoryBody = v.InferOutput<typeof StoryBody>
