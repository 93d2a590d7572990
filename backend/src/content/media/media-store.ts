import { Logger, ServiceUnavailableException } from '@nestjs/common'
import type { MediaFiles } from './media-files.ts'

/** Name of a picture file: 16 hexadecimal digits, a width and a type. */
const FILE = /^([0-9a-f]{16})-(\d{3,4}\.(?:avif|webp))$/

/** Splits the name of a picture file into the picture's digits and the end; null for any other name. */
export function pictureFileOf(name: string): { file: string; end: string } | null {
  const [, file, end] = FILE.exec(name) ?? []
  return file !== undefined && end !== undefined ? { file, end } : null
}

/** Picture files in the configured store. Answers 503 while the store is unavailable, so that callers may retry. */
export class MediaStore {
  private readonly logger = new Logger(MediaStore.name)

  constructor(private readonly files: MediaFiles) {}

  /** @throws ServiceUnavailableException if the file may not have been stored. */
  put(name: string, content: Buffer): Promise<void> {
    return this.attempt(name, () => this.files.put(name, content))
  }

  /** Null for a missing file. @throws ServiceUnavailableException if that cannot be determined. */
  read(name: string): Promise<Buffer | null> {
    return this.attempt(name, () => this.files.read(name))
  }

  /** @throws ServiceUnavailableException if the file may still exist. */
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
