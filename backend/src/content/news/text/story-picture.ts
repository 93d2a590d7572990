import type { Token } from 'markdown-it'
import { Block } from 'shared-contracts/api/story-body'
import { plainText } from 'shared-contracts/api/plain-text'
import * as v from 'valibot'
import type { Problems } from './problems.ts'

/** Path of one of our pictures, without width and type. It cannot lead out of the folder. */
const OUR_PICTURE = /^\/media\/[\w-]+(?:\/[\w-]+)*$/

/**
 * Reads the picture of a paragraph that contains nothing else.
 *
 * @returns undefined for a paragraph of words, null for a picture that cannot be shown.
 */
export function pictureIn(inline: Token, problems: Problems): Block | null | undefined {
  const [only, ...others] = inline.children ?? []
  if (only?.type !== 'image' || others.length > 0) return undefined
  const line = (inline.map?.[0] ?? 0) + 1
  const address = String(only.attrGet('src') ?? '')
  if (!OUR_PICTURE.test(address)) {
    problems.add(line, 'A picture is one of the media')
    return null
  }
  const alt = plainText(only.content).trim()
  if (alt === '') {
    problems.add(line, 'Say what the picture shows')
    return null
  }
  const caption = plainText(String(only.attrGet('title') ?? '')).trim()
  const picture = { type: 'picture', address, alt, ...(caption && { caption }) }
  return v.parse(Block, picture)
}
