import { Counter, Gauge, type Registry } from 'prom-client'
import type { ReleaseRendering, RenderingReport } from 'shared-contracts/rendering-report'

/** Exposes the figures about rendered pages to Prometheus. */
export function collectRendering(registry: Registry, report: () => RenderingReport): void {
  const ofRelease = ['remote', 'version']
  const counter = (
    name: string,
    help: string,
    detail: string | null,
    valuesOf: (of: ReleaseRendering) => Readonly<Record<string, number>>,
  ) =>
    new Counter({
      name,
      help,
      labelNames: [...ofRelease, ...(detail === null ? [] : [detail])],
      registers: [registry],
      collect() {
        this.reset()
        for (const { remote, version, ...of } of report().releases) {
          for (const [value, count] of Object.entries(valuesOf({ remote, version, ...of }))) {
            this.inc({ remote, version, ...(detail !== null && { [detail]: value }) }, count)
          }
        }
      },
    })
  const gauge = (name: string, help: string, valueOf: (of: RenderingReport) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(valueOf(report()))
      },
    })

  counter('page_renders_total', 'Pages that were rendered.', null, ({ renders }) => ({ renders }))
  counter(
    'page_render_seconds_total',
    'Time that renders took, waiting for each other and for data included.',
    null,
    ({ renderMs }) => ({ renderMs: renderMs / 1_000 }),
  )
  counter(
    'page_render_faults_total',
    'Answers of the API, or records of them, that a release could not read.',
    null,
    ({ faults }) => ({ faults }),
  )
  counter(
    'page_render_failures_total',
    'Pages that were not rendered, by who has to act.',
    'owner',
    ({ failures }) => failures,
  )
  counter(
    'page_documents_total',
    'Documents by where their page came from; all but rendered and kept are what the build made.',
    'origin',
    ({ documents }) => documents,
  )
  new Gauge({
    name: 'page_data_age_seconds',
    help: 'Greatest age of the data of a page that was served in the last minute or two.',
    labelNames: ofRelease,
    registers: [registry],
    collect() {
      this.reset()
      for (const { remote, version, dataAgeMs } of report().releases) {
        if (dataAgeMs !== null) this.set({ remote, version }, dataAgeMs / 1_000)
      }
    },
  })
  new Counter({
    name: 'page_renderer_starts_total',
    help: 'Starts of the rendering process.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(report().starts)
    },
  })
  gauge('page_held', 'Pages that are held.', ({ heldPages }) => heldPages)
  gauge('page_held_bytes', 'Size of the pages that are held.', ({ heldBytes }) => heldBytes)
}
