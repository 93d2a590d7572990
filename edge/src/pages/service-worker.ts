import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { SERVICE_WORKER_PATH } from 'shared-contracts/site/service-worker'
import { errorResponse } from 'shared-server/error-response'
import { readVerified } from '../releases/read-release.ts'
import { SERVICE_WORKER_POLICY } from './security-headers.ts'
import type { ShellBuild } from './shell-build.ts'

/**
 * Serves the service worker of this edge's own build. Browsers check its fixed address again with visits, and
 * install it whenever it has changed.
 */
export async function serveServiceWorker(
  edge: FastifyInstance,
  { shell, shellBuild }: { readonly shell: ShellBuild; readonly shellBuild: string },
): Promise<void> {
  const { serviceWorker } = shell
  const read = serviceWorker ? await reader(shellBuild, serviceWorker) : null
  edge.get(SERVICE_WORKER_PATH, async (request, reply) => {
    if (read === null) {
      return reply.status(404).send(errorResponse(404, 'There is no such file.', request.id))
    }
    return reply
      .headers({
        'Content-Security-Policy': SERVICE_WORKER_POLICY,
        'Cache-Control': 'no-cache',
        'Service-Worker-Allowed': '/',
      })
      .type('text/javascript; charset=utf-8')
      .send(await read())
  })
}

/** Reads the file once, or on each request during development. @throws Error if it is not what was built. */
async function reader(
  folder: string,
  { file, integrity }: NonNullable<ShellBuild['serviceWorker']>,
): Promise<() => Promise<string>> {
  const path = join(folder, file)
  if (integrity === null) return () => readFile(path, 'utf8')
  const script = (await readVerified(path, integrity)).toString()
  return () => Promise.resolve(script)
}
