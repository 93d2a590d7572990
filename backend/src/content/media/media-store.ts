import { Logger, ServiceUnavailableException } from '@nestjs/common'
import type { MediaFiles } from './media-files.ts'

/** A file of a picture: 16 digits, a width and a type. */
const FILE = /^([0-9a-f]{16})-(\d{3,4}\.(?:avif|webp))$/

/** The picture that a file belongs to, and the end of its name; null for what is no file of a picture. */
export function pictureFileOf(name: string): { file: string; end: string } | null {
  const [, file, end] = FILE.exec(name) ?? []
  return file !== undefined && end !== undefined ? { file, end } : null
}

/** Files of pictures, wherever they lie. What their place cannot do now may be asked for again: 503. */
export class MediaStore {
  private readonly logger = new Logger(MediaStore.name)

  constructor(private readonly files: MediaFiles) {}

  /** @throws ServiceUnavailableException where the file may not have been kept. */
  put(name: string, content: Buffer): Promise<void> {
    return this.attempt(name, () => this.files.put(name, content))
  }

  /** Null for a file that is not there. @throws ServiceUnavailableException where that cannot be told. */
  read(name: string): Promise<Buffer | null> {
    return this.attempt(name, () => this.files.read(name))
  }

  /** @throws ServiceUnavailableException where the file may still be there. */
  remove(name: string): Promise<void> {
    return this.attempt(name, () => this.files.remove(name))
  }

  private async attempt<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    if (!pictureFileOf(name)) throw new TypeError(`${name} is no file of a picture`)
    try {
      return await work()
    } catch (error) {
      this.logger.error({ err: error, file: name }, 'The store of pictures is not available')
      throw new ServiceUnavailableException('Pictures are not available now')
    }
  }
}
