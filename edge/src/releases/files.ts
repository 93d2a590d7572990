import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { RequestedReleases } from './requested-releases.ts'

/** Files whose name or folder carries their version never change. */
const IMMUTABLE = { immutable: true, maxAge: '365d' } as const

export interface FileFolders {
  readonly shellBuild: string
  /** Pictures and icons of every site. */
  readonly public: string
  readonly releasesDir: string
  /** Fetches releases that are not in their folder; null where the folder itself is the store. */
  readonly requested: RequestedReleases | null
}

const ReleaseFileParams = v.object({ '*': v.string() })

/** Serves the files of shell, releases and pictures, in the encodings that lie beside them. */
export async function serveFiles(edge: FastifyInstance, folders: FileFolders): Promise<void> {
  const shared = { index: false, decorateReply: false, dotfiles: 'deny' } as const
  await edge.register(fastifyStatic, {
    ...shared,
    ...IMMUTABLE,
    root: join(folders.shellBuild, 'browser'),
    prefix: '/assets/shell/',
    preCompressed: true,
  })
  const { requested } = folders
  await edge.register(async (releases) => {
    if (requested) {
      releases.addHook('preHandler', ({ params }) =>
        requested.fetchFor(v.parse(ReleaseFileParams, params)['*']),
      )
    }
    await releases.register(fastifyStatic, {
      ...shared,
      ...IMMUTABLE,
      root: folders.releasesDir,
      prefix: '/releases/',
      preCompressed: true,
    })
  })
  // A picture may be made again under its name, so it is kept for a day only.
  for (const folder of ['media', 'icons']) {
    await edge.register(fastifyStatic, {
      ...shared,
      root: join(folders.public, folder),
      prefix: `/${folder}/`,
      maxAge: '1d',
    })
  }
}
