import proxy from '@fastify/http-proxy'
import type { FastifyInstance } from 'fastify'
import { Release, releaseFolder } from 'shared-contracts/release'
import * as v from 'valibot'
import type { LoadedRelease } from './release-store.ts'

/** Version of whatever a development server serves: it is never published. */
const SOURCE_VERSION = '0.0.0-source'

/** Remotes that a development server serves from source, in the place of their releases. */
export class RemoteSources {
  private readonly origins: Readonly<Record<string, string>>

  constructor(origins: Readonly<Record<string, string>>) {
    this.origins = origins
  }

  /** @returns undefined for a remote that is served from its release. */
  async find(remote: string): Promise<LoadedRelease | undefined> {
    const origin = this.origins[remote]
    if (origin === undefined) return undefined
    const response = await fetch(`${origin}/release.json`)
    return { release: v.parse(Release, await response.json()), fragments: new Map() }
  }

  get versions(): Record<string, string> {
    return Object.fromEntries(Object.keys(this.origins).map((name) => [name, SOURCE_VERSION]))
  }

  /** Policy sources that hot reload needs. */
  get socketOrigins(): string[] {
    return Object.values(this.origins).map((origin) => origin.replace(/^http/, 'ws'))
  }

  /** Passes requests for a served remote's files on to its server, so that the page has one origin. */
  async serve(edge: FastifyInstance): Promise<void> {
    for (const [name, upstream] of Object.entries(this.origins)) {
      await edge.register(proxy, {
        upstream,
        prefix: releaseFolder({ name, version: SOURCE_VERSION }),
        rewritePrefix: '',
      })
    }
  }
}
