import { createHash } from 'node:crypto'
import { encodeContent, type FileEncoding } from '../releases/encode-content.ts'

/** A text as it is sent. */
export interface EncodedText {
  /** Identifies the text on every edge. */
  readonly hash: string
  /** Encodes it for the first who asks; the others share the result. */
  readonly contentIn: (encoding: FileEncoding) => Promise<Buffer>
}

/** The last state of a long text, which is made and compressed once, however many ask. */
export class KeptText {
  private last: { readonly key: string; readonly text: EncodedText } | null = null

  /**
   * Returns the text from memory, or makes it.
   *
   * @param key identifies everything that the text is made of.
   */
  find(key: string, make: () => string): EncodedText {
    if (this.last?.key !== key) this.last = { key, text: encodedText(make()) }
    return this.last.text
  }
}

function encodedText(text: string): EncodedText {
  const content = Buffer.from(text)
  const encoded = new Map<FileEncoding, Promise<Buffer>>()
  return {
    hash: createHash('sha256').update(content).digest('base64url'),
    contentIn(encoding) {
      const known = encoded.get(encoding)
      if (known) return known
      const begun = encodeContent(content, encoding)
      encoded.set(encoding, begun)
      return begun
    },
  }
}
