import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from 'prom-client'

/** Headers that every proxy in front of an edge adds, and that no visitor behind it can remove. */
const OF_PROXIES = ['x-forwarded-for', 'forwarded', 'via']

/** Serves Prometheus, which asks each edge directly. A request through a proxy is a visitor's, and gets a 404. */
export function serveMetrics(edge: FastifyInstance, registry: Registry): void {
  edge.get('/metrics', async (request, reply) => {
    if (isForwarded(request)) return reply.callNotFound()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

const isForwarded = ({ headers }: FastifyRequest) =>
  OF_PROXIES.some((name) => headers[name] !== undefined)
