import type { Readable } from 'node:stream'
import { currentDisk, DiskError, placeOf } from './disk.ts'

/** `node:fs/promises` on the simulated disks, with the functions that the programs use. */

/**
 * The part of a read stream that programs use, in one piece; a real stream would take most of the
 * time of a schedule.
 */
export const streamOf = (content: Buffer): Readable =>
  ({
    async *[Symbol.asyncIterator]() {
      await Promise.resolve()
      yield content
    },
  }) as unknown as Readable

export const open = (path: string) =>
  currentDisk().call(path, (place) => {
    const { content } = currentDisk().file(place)
    return { createReadStream: () => streamOf(content) }
  })

export const readFile = (path: string, encoding?: string) =>
  currentDisk().call(path, (place) => {
    const { content } = currentDisk().file(place)
    return encoding === undefined ? content : content.toString('utf8')
  })

export const writeFile = (
  path: string,
  content: Buffer | string,
  { flag = 'w' }: { flag?: string } = {},
) =>
  currentDisk().call(
    path,
    (place) => {
      if (flag === 'wx' && currentDisk().files.has(place)) throw new DiskError('EEXIST', place)
      currentDisk().write(place, content)
    },
    (place) => currentDisk().write(place, Buffer.from(content).subarray(0, content.length / 2)),
  )

export const mkdir = (path: string) =>
  currentDisk().call(path, (place) => currentDisk().makeFolder(place))

export const rm = (path: string) => currentDisk().call(path, (place) => currentDisk().remove(place))

export const rename = (from: string, to: string) =>
  currentDisk().call(from, (place) => currentDisk().move(place, placeOf(to)))

export const cp = async (from: string, to: string) => {
  const content = await currentDisk().call(from, (place) => currentDisk().file(place).content)
  await writeFile(to, content)
}

export const stat = (path: string) =>
  currentDisk().call(path, (place) => {
    const { content, mtimeMs } = currentDisk().file(place)
    return { size: content.length, mtimeMs, mtime: new Date(mtimeMs) }
  })

/** These disks have no links. */
export const lstat = (path: string) => stat(path)

export const utimes = (path: string, _accessed: Date, changed: Date) =>
  currentDisk().call(path, (place) => {
    const { content } = currentDisk().file(place)
    currentDisk().files.set(place, { content, mtimeMs: changed.getTime() })
  })

export const readdir = (
  path: string,
  options: { recursive?: boolean; withFileTypes?: boolean } = {},
) =>
  currentDisk().call(path, (place) => {
    if (!currentDisk().isFolder(place)) throw new DiskError('ENOENT', place)
    const entries = new Map<string, { parentPath: string; name: string; isFolder: boolean }>()
    for (const file of currentDisk().below(place)) {
      const parts = file.slice(place.length + 1).split('/')
      for (let depth = 1; depth <= (options.recursive ? parts.length : 1); depth += 1) {
        const parentPath = [path, ...parts.slice(0, depth - 1)].join('/')
        const name = parts[depth - 1] ?? ''
        entries.set(`${parentPath}/${name}`, { parentPath, name, isFolder: depth < parts.length })
      }
    }
    const found = [...entries.values()]
    if (!options.withFileTypes) return found.map(({ name }) => name)
    return found.map(({ parentPath, name, isFolder }) => ({
      parentPath,
      name,
      isFile: () => !isFolder,
      isDirectory: () => isFolder,
    }))
  })
