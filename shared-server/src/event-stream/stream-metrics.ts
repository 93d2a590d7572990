import { Counter, Gauge, type Registry } from 'prom-client'
import type { EventStreams } from './event-streams.ts'

/** Registers the metrics of a process's streams. @returns a function that counts a message. */
export function collectStreams(registry: Registry, streams: EventStreams): () => void {
  new Gauge({
    name: 'live_listeners',
    help: 'Who listens to a stream now.',
    registers: [registry],
    collect() {
      this.set(streams.listeners)
    },
  })
  new Gauge({
    name: 'live_listeners_dropped',
    help: 'Listeners that read too slowly, since the start.',
    registers: [registry],
    collect() {
      this.set(streams.dropped)
    },
  })
  new Gauge({
    name: 'live_listeners_refused',
    help: 'Clients that found no room, since the start.',
    registers: [registry],
    collect() {
      this.set(streams.refused)
    },
  })
  const messages = new Counter({
    name: 'live_messages_total',
    help: 'Messages of streams, each counted once however many listen.',
    registers: [registry],
  })
  return () => messages.inc()
}
