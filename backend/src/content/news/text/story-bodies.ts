import { LRUCache } from 'lru-cache'
import type { StoryBody } from 'shared-contracts/api/story-body'
import { readStoryText } from './story-text.ts'

/** Size of the cache, in characters. */
const MAX_CACHED_LETTERS = 4_000_000

/**
 * Parsed texts of stories. Each is parsed only once: answers are made anew up to once a second, and parsing a long text
 * takes a fraction of one.
 */
export class StoryBodies {
  private readonly held = new LRUCache<string, StoryBody>({
    maxSize: MAX_CACHED_LETTERS,
    sizeCalculation: (_, text) => text.length + 1,
  })

  /** @param text Markdown. */
  of(text: string): StoryBody {
    const held = this.held.get(text)
    if (held) return held
    const { body } = readStoryText(text)
    this.held.set(text, body)
    return body
  }
}
