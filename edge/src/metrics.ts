import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'

/** Headers that every proxy in front of an edge adds, and no visitor behind it can take away. */
const OF_PROXIES = ['x-forwarded-for', 'forwarded', 'via']

/** For Prometheus, which asks each edge itself. What comes through a proxy is a visitor's: there is no such page. */
export function serveMetrics(edge: FastifyInstance, registry: Registry): void {
  edge.get('/metrics', async (request, reply) => {
    if (isForwarded(request)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

const isForwarded = ({ headers }: FastifyRequest) =>
  OF_PROXIES.some((name) => headers[name] !== undefined)
