import { remoteName } from '../command/input.ts'
import { table } from '../command/table.ts'
import type { Verb } from '../command/verb.ts'

export const history: Verb = {
  usage: '<remote>',
  summary: 'who changed what, when and why, newest first',
  async run({ positionals }, { registry }) {
    const events = await (await registry()).history(remoteName(positionals[0]))
    const rows = events.map(({ revision, at, kind, version, percent, actor, reason }) => [
      String(revision),
      at,
      kind === 'canary' ? `canary ${percent} %` : kind,
      version,
      actor,
      reason,
    ])
    return {
      data: events,
      text: table([['revision', 'at', 'change', 'version', 'by', 'reason'], ...rows]),
    }
  },
}
