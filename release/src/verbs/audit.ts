import { wholeNumber } from '../command/input.ts'
import { table } from '../command/table.ts'
import { verb } from '../command/verb.ts'

export const audit = verb({
  command: 'audit',
  summary:
    'for the platform team: tokens, previews, prefixes and hosts, who changed them and from where',
  options: (yargs) =>
    yargs.option('before', {
      ...wholeNumber('before', 1, Infinity),
      describe: 'entries older than this one; the newest without it',
    }),
  async run({ before }, { registry }) {
    const events = await (
      await registry()
    ).auditLog(typeof before === 'number' ? before : undefined)
    const rows = events.map(({ id, at, actor, address, action, change, isIntact }) => [
      String(id),
      at,
      actor,
      address,
      action,
      change,
      isIntact ? 'intact' : 'BROKEN',
    ])
    return {
      data: events,
      text: table([['entry', 'at', 'by', 'from', 'what', 'of what', 'chain'], ...rows]),
      isRefusal: events.some(({ isIntact }) => !isIntact),
    }
  },
})
