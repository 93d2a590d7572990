import type { FastifyInstance } from 'fastify'
import type { RegistryPoller } from './releases/registry-poller.ts'
import type { RemoteSources } from './releases/remote-sources.ts'
import type { ServedReleases } from './releases/served-releases.ts'

export interface HealthOptions {
  readonly served: ServedReleases
  readonly sources: RemoteSources
  readonly poller: RegistryPoller
}

/**
 * Serves `/healthz`, which says that the process is alive, and `/readyz`, which says that visitors may come:
 * something is served, and every live release of the registry was loaded or refused. Remotes served from source
 * need no waiting.
 */
export function serveHealth(
  edge: FastifyInstance,
  { served, sources, poller }: HealthOptions,
): void {
  edge.get('/healthz', () => ({ status: 'ok' }))
  edge.get('/readyz', (_request, reply) => {
    const released = served
      .all()
      .flatMap(({ stable }) => (stable ? `${stable.release.name}@${stable.release.version}` : []))
    const fromSource = Object.entries(sources.versions).map((remote) => remote.join('@'))
    const remotes = [...fromSource, ...released]
    const status =
      remotes.length === 0
        ? 'no release is live'
        : released.length > 0 && !poller.hasAppliedMap
          ? 'releases arrive'
          : 'ready'
    return reply.status(status === 'ready' ? 200 : 503).send({ status, remotes })
  })
}
