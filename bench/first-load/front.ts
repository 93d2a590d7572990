import { join } from 'node:path'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import proxy from '@fastify/http-proxy'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import { builtShellFolder } from 'release/workspace'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'

/** Addresses of the platform that is measured in the same run. */
export interface Origins {
  readonly api: string
  readonly edge: string
}

export interface BuiltFiles {
  /** Every compressible file has its brotli beside it. */
  readonly folder: string
  readonly prefix: string
}

/**
 * Creates a server for a baseline application that serves files as the edge does: built files from disk
 * with brotli beside them, pictures as the platform serves them, and `/api` from the same API. The caller
 * adds the documents.
 */
export async function createFront(built: BuiltFiles, origins: Origins): Promise<FastifyInstance> {
  const front = Fastify({ logger: false })
  await front.register(compress, {
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  })
  await front.register(proxy, { upstream: origins.api, prefix: '/api', rewritePrefix: '/api' })
  const files = { decorateReply: false, preCompressed: true, maxAge: '365d', immutable: true }
  await front.register(fastifyStatic, { ...files, root: built.folder, prefix: built.prefix })
  await front.register(fastifyStatic, {
    ...files,
    root: join(builtShellFolder(), 'browser'),
    prefix: '/assets/shell/',
  })
  await front.register(proxy, {
    upstream: origins.edge,
    prefix: '/releases',
    rewritePrefix: '/releases',
  })
  for (const name of ['media', 'icons']) {
    const root = join(WORKSPACE_ROOT, 'shell/public', name)
    await front.register(fastifyStatic, { decorateReply: false, root, prefix: `/${name}/` })
  }
  return front
}
