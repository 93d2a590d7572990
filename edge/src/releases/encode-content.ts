import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Encoding in which a file is sent. */
export type FileEncoding = 'br' | 'gzip' | 'identity'

/** A build's own brotli is only slightly smaller than this, which takes a fiftieth of the time. */
const BROTLI_QUALITY = 5

/** Encodes content that is sent again and again, outside of the main thread. */
export async function encodeContent(content: Buffer, encoding: FileEncoding): Promise<Buffer> {
  switch (encoding) {
    case 'identity':
      return content
    case 'br':
      return promisify(brotliCompress)(content, {
        params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
      })
    case 'gzip':
      return promisify(gzip)(content)
  }
}
