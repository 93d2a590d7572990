import type { RemoteChannels } from 'shared-contracts/registry'
import type { Html } from 'shared-server/page/html'
import type { Figures } from '../telemetry/telemetry-queries.ts'
import { format } from './format.ts'
import { versionTable } from './version-table.ts'

/** Renders the data of the charts, and more, as a table. */
export const figuresTable = (channels: RemoteChannels, figures: readonly Figures[]): Html =>
  versionTable(channels, {
    label: 'Figures by version',
    caption: 'Durations and shifts are those that three visits in four had, or better',
    columns: {
      Visits: 'number',
      Failed: 'number',
      'Render errors': 'number',
      Hangs: 'number',
      Leaks: 'number',
      Hydration: 'number',
      Uncaught: 'number',
      'Refused records': 'number',
      Load: 'number',
      LCP: 'number',
      INP: 'number',
      CLS: 'number',
    },
    rows: figures.map((of) => ({
      version: of.version,
      cells: [
        format.number(of.visits),
        format.share(of.failedVisits, of.visits),
        format.number(of.renderErrors),
        format.number(of.hangs),
        format.number(of.leaks),
        format.number(of.hydrationErrors),
        format.number(of.uncaughtErrors),
        format.number(of.refusedRecords),
        format.duration(of.p75('loads')),
        format.duration(of.p75('LCP')),
        format.duration(of.p75('INP')),
        format.shift(of.p75('CLS')),
      ],
    })),
  })
