import { LRUCache } from 'lru-cache'
import { compressTemplate, type CompressedTemplate } from './compress-template.ts'
import type { RenderedPage } from '../rendering/rendered-pages.ts'
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

/** A document as it stands for all visits. */
export interface KeptDocument extends VisitTemplate, Omit<MadeDocument, 'html'> {
  /** The page in it. With another one it is another document. */
  readonly rendered: RenderedPage | null
  /** Null until it is asked for again, and where its text cannot be compressed so. */
  compressed: CompressedTemplate | null
  /** How often it was asked for in brotli. */
  asked: number
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

/** Bytes of text that are kept; a document of today has 80,000. */
const MAX_BYTES = 64 * 1024 * 1024

/** Addresses whose place is known. */
const MAX_PLACES = 5_000

/**
 * The documents that were asked for lately. What is asked for twice is compressed at the highest quality, beside
 * the requests and one at a time; until then its answers are compressed as they are sent.
 */
export class KeptDocuments {
  private readonly documents = new LRUCache<string, KeptDocument>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ parts }) => parts.reduce((sum, { length }) => sum + length, 1),
  })
  private readonly places = new LRUCache<string, DocumentPlace>({ max: MAX_PLACES })
  private isCompressing = false

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
  find({ key, name, rendered }: WantedDocument, make: () => MadeDocument): KeptDocument {
    const whole = key === null ? null : `${key} ${name}`
    const known = whole === null ? undefined : this.documents.get(whole)
    if (known?.rendered === rendered) return known
    const { html, ...made } = make()
    const document = { ...templateOf(html), ...made, rendered, compressed: null, asked: 0 }
    if (whole !== null) this.documents.set(whole, document)
    return document
  }

  /** The document of one visit. */
  bodyOf(document: KeptDocument, visit: VisitValues, acceptsBrotli: boolean): DocumentBody {
    const values = document.places.map((place) => Buffer.from(visit[place]))
    if (acceptsBrotli && document.compressed) {
      return { content: document.compressed.fill(values), isCompressed: true }
    }
    if (acceptsBrotli) {
      document.asked += 1
      this.compress(document, values)
    }
    const pieces = document.parts.flatMap((part, index) => [part, values[index] ?? EMPTY])
    return { content: Buffer.concat(pieces), isCompressed: false }
  }

  /** Who is asked for while another one is compressed has its turn with a later request. */
  private compress(document: KeptDocument, values: readonly Buffer[]): void {
    if (document.asked < 2 || this.isCompressing) return
    this.isCompressing = true
    const lengths = values.map(({ length }) => length)
    void compressTemplate(document.parts, lengths)
      // Without it the answers are longer, and right all the same.
      .catch(() => null)
      .then((compressed) => {
        document.compressed = compressed
        // One that cannot be compressed so is not tried again.
        if (!compressed) document.asked = -Infinity
        this.isCompressing = false
      })
  }
}

const EMPTY = Buffer.alloc(0)
