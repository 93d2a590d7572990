import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib'
import type { Fragment } from 'shared-contracts/release'
import type { QueryState, RenderOutcome } from 'shared-contracts/rendering'

/** A page's markup and the state that it was made from. */
interface PageContent {
  readonly fragment: Fragment
  /** State of its queries, as JSON that is safe inside a script element. */
  readonly state: string
}

/**
 * A page and the state that it was made from, as one unit. It is held compressed, at a fifth of its size: most of
 * the thousands of pages are requested only now and then, and popular ones are cached as whole documents.
 */
export class RenderedPage {
  /** Query that it was rendered for. */
  readonly search: string
  readonly isWhole: boolean
  private readonly packed: Buffer

  private constructor(search: string, isWhole: boolean, packed: Buffer) {
    this.search = search
    this.isWhole = isWhole
    this.packed = packed
  }

  static async of(
    search: string,
    { fragment, state, isWhole }: Extract<RenderOutcome, { kind: 'page' }>,
  ): Promise<RenderedPage> {
    const content: PageContent = { fragment, state: inlineState(state) }
    const packed = await compress(JSON.stringify(content), { params: QUICK })
    // Node returns a slice of a larger buffer, which would stay in memory as a whole.
    return new RenderedPage(search, isWhole, Buffer.from(packed))
  }

  /** Memory that it takes, in bytes. */
  get bytes(): number {
    return this.packed.length
  }

  read(): PageContent {
    return JSON.parse(brotliDecompressSync(this.packed).toString()) as PageContent
  }
}

const compress = promisify(brotliCompress)

/** A page fits into a window of 256 kB; a larger one would only take more memory in every compression. */
const QUICK = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_LGWIN]: 18,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}

/** JSON inside a script element must not close it. */
const inlineState = (state: readonly QueryState[]) =>
  JSON.stringify(state).replaceAll('<', '\\u003c')
