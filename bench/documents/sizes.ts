import { request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'
import {
  basePathsOf,
  DOCUMENT_DATA_ID,
  DocumentData,
  FetchedRelease,
} from 'shared-contracts/release'
import { isStaticPattern } from 'shared-contracts/routes'
import * as v from 'valibot'
import { median } from '../api/median.ts'

/** Number of requests for each document: the edge compresses it at its best quality when it is requested again. */
const TIMES = 4
const PAUSE_MS = 500

/** Prints document sizes over all pages and base paths: uncompressed, at two brotli qualities, and as sent. */
export async function measureSizes(origin: string, isEach: boolean): Promise<void> {
  const paths = await pathsOf(origin)
  const sizes: Record<'text' | 'brotli 5' | 'brotli 11' | 'sent', number>[] = []
  for (const path of paths) {
    const html = await ask(origin + path, 'identity')
    let sent = 0
    for (let time = 0; time < TIMES; time += 1) {
      sent = (await ask(origin + path, 'br')).length
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
    const size = {
      text: html.length,
      'brotli 5': compressed(html, 5),
      'brotli 11': compressed(html, constants.BROTLI_MAX_QUALITY),
      sent,
    }
    sizes.push(size)
    if (isEach) console.log(path.padEnd(30), Object.values(size).join('  '))
  }
  console.log(`documents of ${paths.length} pages, median and most, in bytes`)
  for (const name of ['text', 'brotli 5', 'brotli 11', 'sent'] as const) {
    const column = sizes.map((size) => size[name])
    console.log(`${name.padEnd(10)} ${median(column)} ${Math.max(...column)}`)
  }
}

/** Lists every page with a static path, of all releases named in the home page's document. */
async function pathsOf(origin: string): Promise<string[]> {
  const home = (await ask(`${origin}/`, 'identity')).toString()
  const json = new RegExp(`id="${DOCUMENT_DATA_ID}">(.+?)</script>`).exec(home)?.[1] ?? ''
  const { versions } = v.parse(DocumentData, JSON.parse(json))
  const releases = await Promise.all(
    Object.entries(versions).map(async ([name, version]) => {
      const file = await ask(`${origin}/releases/${name}/${version}/release.json`, 'identity')
      return v.parse(FetchedRelease, JSON.parse(file.toString()))
    }),
  )
  return releases.flatMap((release) =>
    basePathsOf(release).flatMap((basePath) =>
      release.routes
        .filter(({ path }) => isStaticPattern(path))
        .map(({ path }) => (path === '/' ? basePath || '/' : basePath + path)),
    ),
  )
}

async function ask(url: string, encoding: string): Promise<Buffer> {
  const asked = request(url, { headers: { 'accept-encoding': encoding } }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  return buffer(response)
}

const compressed = (content: Buffer, quality: number) =>
  brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length
