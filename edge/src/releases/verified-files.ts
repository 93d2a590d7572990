import { createBrotliDecompress } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import { integrityOf } from 'shared-server/integrity'
import { contentType } from 'shared-server/release-store/content-headers'
import { openFile, readBounded } from 'shared-server/release-store/read-bounded'
import { BROTLI_SUFFIX } from 'shared-server/release-store/release-files'
import { encodeContent, type FileEncoding } from './encode-content.ts'
import { readVerified } from './read-release.ts'

/** A file, and the integrity that it must have. */
export interface VouchedFile {
  readonly path: string
  readonly integrity: string
}

/** Maximum size of the cache, in bytes: the scripts of a hundred remotes, each in two encodings. */
const MAX_HELD_BYTES = 64 * 1024 * 1024

/** Whether to compress a file: pictures, films and fonts are already compressed. */
const isCompressible = (path: string) =>
  /^(?:text\/|image\/svg|application\/json)/.test(contentType(path))

/**
 * Files as they are sent. Every byte is verified after it is read from disk, and cached once verified, so that a
 * file that changes on disk is never sent.
 */
export class VerifiedFiles {
  /** Cache by encoding and integrity: files with the same content are held once, wherever they are. */
  private readonly held = new LRUCache<string, Buffer, VouchedFile>({
    maxSize: MAX_HELD_BYTES,
    sizeCalculation: ({ length }) => length + 1,
    fetchMethod: (key, _held, { context }) =>
      this.encode(context, key.slice(0, key.indexOf(' ')) as FileEncoding),
  })

  /**
   * Reads a file in an encoding; a file that does not compress well is returned unencoded.
   *
   * @throws AlteredRelease if the file does not match its integrity, or the file system's own error.
   */
  async read(
    file: VouchedFile,
    encoding: FileEncoding,
  ): Promise<{ readonly content: Buffer; readonly encoding: FileEncoding }> {
    const sent = isCompressible(file.path) ? encoding : 'identity'
    return { content: await this.hold(file, sent), encoding: sent }
  }

  private hold(file: VouchedFile, encoding: FileEncoding): Promise<Buffer> {
    return this.held.forceFetch(`${encoding} ${file.integrity}`, { context: file })
  }

  private async encode(file: VouchedFile, encoding: FileEncoding): Promise<Buffer> {
    if (encoding === 'identity') return readVerified(file.path, file.integrity)
    const built = encoding === 'br' ? await builtBrotli(file) : null
    return built ?? encodeContent(await this.hold(file, 'identity'), encoding)
  }
}

/**
 * Reads the brotli version that the build wrote beside the file. No integrity covers it, so it is accepted only if
 * it decodes to exactly the file, without trailing data.
 *
 * @returns null if there is none, or it does not match.
 */
async function builtBrotli({ path, integrity }: VouchedFile): Promise<Buffer | null> {
  const built = await openFile(path + BROTLI_SUFFIX)
    .then((content) => readBounded(content))
    .catch(() => null)
  if (!built) return null
  const decoded = await decode(built).catch(() => null)
  const isWhole = decoded?.consumed === built.length
  return isWhole && integrityOf(decoded.content) === integrity ? built : null
}

async function decode(content: Buffer): Promise<{ content: Buffer; consumed: number }> {
  const decoder = createBrotliDecompress()
  decoder.end(content)
  const decoded = await readBounded(decoder)
  return { content: decoded, consumed: decoder.bytesWritten }
}
