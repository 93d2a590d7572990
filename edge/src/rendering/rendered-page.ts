import { promisify } from 'node:util'
import { brotliCompress, brotliDecompressSync, constants } from 'node:zlib'
import type { Fragment } from 'shared-contracts/release'
import type { QueryState, RenderOutcome } from 'shared-contracts/rendering'

/** A page's markup and the state that it was made from. */
interface PageContent {
  readonly fragment: Fragment
  /** State of its queries, as JSON that may stand in a script element. */
  readonly state: string
}

/**
 * A page and the state that it was made from: one unit. It is held compressed, a fifth of its text: of thousands
 * of pages most are asked for now and then, and whoever is asked for often is kept as a whole document.
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
    // Node hands over a part of a larger buffer, all of which would be held.
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

/** A page fits into a window of 256 kB; a larger one would be memory that every compression takes. */
const QUICK = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_LGWIN]: 18,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
}

/** JSON inside a script element must not close it. */
const inlineState = (state: readonly QueryState[]) =>
  JSON.stringify(state).replaceAll('<', '\\u003c')
