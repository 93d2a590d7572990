import { mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isMissing } from 'shared-server/release-store/is-missing'

/** A file of a picture: 16 digits, a width and a type. */
const FILE = /^[0-9a-f]{16}-\d{3,4}\.(?:avif|webp)$/

/** Files of pictures, in a folder that every process of the API sees. */
export class MediaStore {
  constructor(private readonly folder: string) {}

  /** Puts a file in its place, whole and on the disk, or not at all. */
  async put(name: string, content: Buffer): Promise<void> {
    const place = this.placeOf(name)
    await mkdir(this.folder, { recursive: true, mode: 0o700 })
    const file = await open(`${place}.part`, 'w', 0o600)
    try {
      await file.writeFile(content)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(`${place}.part`, place)
  }

  /** Null for a file that is not there. */
  async read(name: string): Promise<Buffer | null> {
    if (!FILE.test(name)) return null
    try {
      return await readFile(this.placeOf(name))
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  async remove(name: string): Promise<void> {
    await rm(this.placeOf(name), { force: true })
  }

  private placeOf(name: string): string {
    if (!FILE.test(name)) throw new TypeError(`${name} is no file of a picture`)
    return join(this.folder, name)
  }
}
