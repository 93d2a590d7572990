import { brotliDecompressSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { compressTemplate, type CompressedTemplate } from './compress-template.ts'
import type { RenderedPage } from '../rendering/rendered-page.ts'
import type { DocumentOptions, RenderedDocument } from './document.ts'
import { templateOf, type VisitTemplate, type VisitValues } from './visit-values.ts'

/** What an address shows for one offer, before any page is rendered. */
export type DocumentPlace = Pick<
  DocumentOptions,
  'page' | 'closed' | 'theme' | 'home' | 'addresses'
>

/** A document, and the status to send it with. */
interface MadeDocument extends RenderedDocument {
  readonly status: number
}

/** Text of a document that is not compressed yet. */
interface PlainBody {
  readonly kind: 'plain'
  readonly parts: VisitTemplate['parts']
  /** Number of requests for it in brotli; `-Infinity` if its text cannot be compressed in advance. */
  asked: number
}

interface CompressedBody {
  readonly kind: 'compressed'
  readonly template: CompressedTemplate
}

/** A cached document, without the values of a visit. */
interface KeptDocument extends Omit<MadeDocument, 'html'>, Pick<VisitTemplate, 'places'> {
  /** Cache key; null for a document that is not shared. */
  readonly key: string | null
  /** The page in it. Another page makes another document. */
  readonly rendered: RenderedPage | null
  readonly body: PlainBody | CompressedBody
}

interface WantedDocument {
  /** Identifies all inputs but page and address; null for a document that is not shared. */
  readonly key: string | null
  readonly name: string
  readonly rendered: RenderedPage | null
}

export interface DocumentBody {
  readonly content: Buffer
  readonly isCompressed: boolean
}

/** Size of an entry without its body and key: the policy's hashes, and objects, in bytes. */
const ENTRY_BYTES = 2_000

/** Memory for places, in bytes: 5,000 of the usual size. */
const PLACES_BYTES = 5_000 * ENTRY_BYTES

/**
 * Cache of recently requested documents. On its second request, a document is compressed at the highest quality in
 * the background, one at a time, and its text is dropped; until then each response is compressed when it is sent.
 */
export class KeptDocuments {
  private readonly documents: LRUCache<string, KeptDocument>
  private readonly places = new LRUCache<string, DocumentPlace>({
    maxSize: PLACES_BYTES,
    // A visitor chooses the address in the key, and may make it as long as a request can be.
    sizeCalculation: (_place, key) => keyBytes(key) + ENTRY_BYTES,
  })
  private isCompressing = false

  /** @param maxBytes memory for documents; the least recently used are evicted first. */
  constructor(maxBytes: number) {
    this.documents = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }, key) => bytesOf(body) + keyBytes(key) + ENTRY_BYTES,
    })
  }

  /**
   * Finds what an address shows, in the cache or anew.
   *
   * @param offer signature of the visitor's offer; null for an offer that is not shared.
   */
  place(
    offer: string | null,
    pathname: string,
    find: (pathname: string) => DocumentPlace,
  ): DocumentPlace {
    if (offer === null) return find(pathname)
    const key = `${offer} ${pathname}`
    const known = this.places.get(key)
    if (known) return known
    const place = find(pathname)
    this.places.set(key, place)
    return place
  }

  /** Returns the document from the cache, or makes it. */
  find({ key: of, name, rendered }: WantedDocument, make: () => MadeDocument): KeptDocument {
    const key = of === null ? null : `${of} ${name}`
    const known = key === null ? undefined : this.documents.get(key)
    if (known?.rendered === rendered) return known
    const { html, ...made } = make()
    const { parts, places } = templateOf(html)
    const body: PlainBody = { kind: 'plain', parts, asked: 0 }
    const document = { ...made, places, key, rendered, body }
    if (key !== null) this.documents.set(key, document)
    return document
  }

  /** Returns the document with the values of one visit. */
  bodyOf(document: KeptDocument, visit: VisitValues, acceptsBrotli: boolean): DocumentBody {
    const { body, places } = document
    const values = places.map((place) => Buffer.from(visit[place]))
    if (body.kind === 'compressed') {
      const content = body.template.fill(values)
      return acceptsBrotli
        ? { content, isCompressed: true }
        : { content: brotliDecompressSync(content), isCompressed: false }
    }
    if (acceptsBrotli) {
      body.asked += 1
      this.compress(document, body, values)
    }
    const pieces = body.parts.flatMap((part, index) => [part, values[index] ?? EMPTY])
    return { content: Buffer.concat(pieces), isCompressed: false }
  }

  /** If another document is being compressed, a later request tries again. */
  private compress(document: KeptDocument, body: PlainBody, values: readonly Buffer[]): void {
    const { key } = document
    if (key === null || body.asked < 2 || this.isCompressing) return
    this.isCompressing = true
    const lengths = values.map(({ length }) => length)
    void compressTemplate(body.parts, lengths)
      // Without it responses are longer, but still correct.
      .catch(() => null)
      .then((template) => {
        this.isCompressing = false
        // Do not try again if the document cannot be compressed this way.
        if (!template) body.asked = -Infinity
        // Another document may have replaced it by now.
        else if (this.documents.peek(key) === document) {
          this.documents.set(key, { ...document, body: { kind: 'compressed', template } })
        }
      })
  }
}

/** Maximum size of a text in memory, in bytes: a UTF-16 code unit takes two. */
const keyBytes = (key: string) => 2 * key.length

const bytesOf = (body: PlainBody | CompressedBody) =>
  body.kind === 'compressed'
    ? body.template.bytes
    : body.parts.reduce((sum, { length }) => sum + length, 0)

const EMPTY = Buffer.alloc(0)
