import proxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { Release, releaseFolder, SERVER_SCRIPT } from 'shared-contracts/release'
import { integrityOf } from 'shared-server/integrity'
import * as v from 'valibot'
import type { LoadedRelease } from './read-release.ts'

/** Version of everything that a development server serves: it is never published. */
const SOURCE_VERSION = '0.0.0-source'

type Origins = ReadonlyMap<string, string>

/** Remotes that a development server serves from source instead of their releases. */
export class RemoteSources {
  private readonly always: Origins
  private readonly offered: Origins

  /**
   * @param always served from source to everybody.
   * @param offered served from source to browsers that chose it.
   */
  constructor(always: Origins, offered: Origins) {
    this.always = always
    this.offered = offered
  }

  /** @returns undefined for a remote that is served from its release. */
  find(remote: string): Promise<LoadedRelease | undefined> {
    return describe(this.always.get(remote))
  }

  /** Waits for the first compilation: a browser would take the delay for a server that does not answer. */
  async compiled({ name, entry }: Release): Promise<void> {
    await fetch(new URL(entry, this.all.get(name)), { method: 'HEAD' }).catch(() => undefined)
  }

  isOffered(remote: string): boolean {
    return this.offered.has(remote)
  }

  /** @returns undefined if it is not offered, or its server is not running. */
  findOffered(remote: string): Promise<LoadedRelease | undefined> {
    return describe(this.offered.get(remote)).catch(() => undefined)
  }

  get versions(): Record<string, string> {
    return Object.fromEntries([...this.always.keys()].map((name) => [name, SOURCE_VERSION]))
  }

  /** Policy sources that hot reload needs. */
  get socketOrigins(): string[] {
    return [...this.all.values()].map((origin) => origin.replace(/^http/, 'ws'))
  }

  /** Proxies requests for a remote's files to its development server, so that the page has one origin. */
  async serve(edge: FastifyInstance): Promise<void> {
    for (const [name, upstream] of this.all) {
      await edge.register(proxy, {
        upstream,
        prefix: releaseFolder({ name, version: SOURCE_VERSION }),
        rewritePrefix: '',
      })
    }
  }

  private get all(): Origins {
    return new Map([...this.offered, ...this.always])
  }
}

async function describe(origin: string | undefined): Promise<LoadedRelease | undefined> {
  if (origin === undefined) return undefined
  const [description, pages] = await Promise.all([
    fetch(`${origin}/release.json`),
    fetch(`${origin}/${SERVER_SCRIPT}`),
  ])
  const release = v.parse(Release, await description.json())
  const serverPages = pages.status === 200 ? await pages.text() : null
  // The digest changes with the code, so the renderer treats it as another release.
  return { release, digest: integrityOf(serverPages ?? ''), fragments: new Map(), serverPages }
}

/** Whether a development server serves it: its files are not verified, and its errors are shown. */
export const isFromSource = ({ release }: LoadedRelease) => release.version === SOURCE_VERSION
