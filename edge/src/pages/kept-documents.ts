import { brotliDecompressSync } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { compressTemplate, type CompressedTemplate } from './compress-template.ts'
import type { RenderedPage } from '../rendering/rendered-page.ts'
import type { DocumentOptions, RenderedDocument } from './document.ts'
import { templateOf, type VisitTemplate, type VisitValues } from './visit-values.ts'

/** What stands at an address for those who get one offer, before any page is rendered. */
export type DocumentPlace = Pick<
  DocumentOptions,
  'page' | 'closed' | 'theme' | 'home' | 'addresses'
>

/** A document that was made, and the status that it is answered with. */
interface MadeDocument extends RenderedDocument {
  readonly status: number
}

/** The text of a document, until it is compressed. */
interface PlainBody {
  readonly kind: 'plain'
  readonly parts: VisitTemplate['parts']
  /** How often it was asked for in brotli; `-Infinity` where its text cannot be compressed so. */
  asked: number
}

interface CompressedBody {
  readonly kind: 'compressed'
  readonly template: CompressedTemplate
}

/** A document as it stands for all visits. */
interface KeptDocument extends Omit<MadeDocument, 'html'>, Pick<VisitTemplate, 'places'> {
  /** What it is kept under; null for one that nobody else gets. */
  readonly key: string | null
  /** The page in it. With another one it is another document. */
  readonly rendered: RenderedPage | null
  readonly body: PlainBody | CompressedBody
}

interface WantedDocument {
  /** Of everything but page and address that it is made from; null for one that nobody else gets. */
  readonly key: string | null
  readonly name: string
  readonly rendered: RenderedPage | null
}

export interface DocumentBody {
  readonly content: Buffer
  readonly isCompressed: boolean
}

/** What a document takes besides its body: its policy's hashes, keys and objects, in bytes. */
const ENTRY_BYTES = 2_000

/** Addresses whose place is known. */
const MAX_PLACES = 5_000

/**
 * The documents that were asked for lately. What is asked for twice is compressed at the highest quality, beside
 * the requests and one at a time, and its text is let go; until then its answers are compressed as they are sent.
 */
export class KeptDocuments {
  private readonly documents: LRUCache<string, KeptDocument>
  private readonly places = new LRUCache<string, DocumentPlace>({ max: MAX_PLACES })
  private isCompressing = false

  /** @param maxBytes of memory for documents; what was not asked for longest goes first. */
  constructor(maxBytes: number) {
    this.documents = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ body }) => bytesOf(body) + ENTRY_BYTES,
    })
  }

  /** @param offer signature of what the visitor is offered; null for an offer that nobody else gets. */
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

  /** The document, as it is kept or made anew. */
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

  /** The document of one visit. */
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

  /** Who is asked for while another one is compressed has its turn with a later request. */
  private compress(document: KeptDocument, body: PlainBody, values: readonly Buffer[]): void {
    const { key } = document
    if (key === null || body.asked < 2 || this.isCompressing) return
    this.isCompressing = true
    const lengths = values.map(({ length }) => length)
    void compressTemplate(body.parts, lengths)
      // Without it the answers are longer, and right all the same.
      .catch(() => null)
      .then((template) => {
        this.isCompressing = false
        // One that cannot be compressed so is not tried again.
        if (!template) body.asked = -Infinity
        // Another one may stand in its place by now.
        else if (this.documents.peek(key) === document) {
          this.documents.set(key, { ...document, body: { kind: 'compressed', template } })
        }
      })
  }
}

const bytesOf = (body: PlainBody | CompressedBody) =>
  body.kind === 'compressed'
    ? body.template.bytes
    : body.parts.reduce((sum, { length }) => sum + length, 0)

const EMPTY = Buffer.alloc(0)
