import { LRUCache } from 'lru-cache'
import { ScriptDeltas } from 'shared-server/deltas/script-deltas'
import * as v from 'valibot'
import { readVerified } from './read-release.ts'
import type { VouchedFile } from './verified-files.ts'

/** Memory for cached deltas, in bytes: those of a hundred remotes, each with some twenty changed scripts. */
const MAX_HELD_BYTES = 16 * 1024 * 1024

/** Deltas by the resulting script and the script they apply to. */
type Deltas = ReadonlyMap<string, Buffer>

const keyOf = (result: string, dictionary: string) => `${result} ${dictionary}`

/** Deltas between the scripts of releases, verified when they are read from disk, as every file is. */
export class DeltaFiles {
  private readonly held = new LRUCache<string, Deltas, VouchedFile>({
    maxSize: MAX_HELD_BYTES,
    sizeCalculation: (deltas) => [...deltas.values()].reduce((sum, { length }) => sum + length, 1),
    fetchMethod: async (_integrity, _held, { context }) => read(context),
  })

  /**
   * Finds a delta.
   *
   * @param file the deltas of a release.
   * @param result integrity of the requested script.
   * @param dictionary SHA-256 of the script that the browser has, in base64.
   * @returns the bytes to send; null if there is no such delta.
   * @throws AlteredRelease if the file does not match its integrity, or the file system's own error.
   */
  async find(file: VouchedFile, result: string, dictionary: string): Promise<Buffer | null> {
    const deltas = await this.held.forceFetch(file.integrity, { context: file })
    return deltas.get(keyOf(result, dictionary)) ?? null
  }
}

async function read({ path, integrity }: VouchedFile): Promise<Deltas> {
  const text = (await readVerified(path, integrity)).toString()
  return new Map(
    v
      .parse(ScriptDeltas, JSON.parse(text))
      .map(({ result, dictionary, content }) => [
        keyOf(result, dictionary),
        Buffer.from(content, 'base64'),
      ]),
  )
}
