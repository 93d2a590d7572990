import { REMOTE } from '../command/input.ts'
import { table } from '../command/table.ts'
import { verb } from '../command/verb.ts'

export const history = verb({
  command: 'history <remote>',
  summary: 'who changed what, when and why, newest first',
  options: (yargs) => yargs.positional('remote', REMOTE),
  async run({ remote }, { registry }) {
    const events = await (await registry()).history(remote)
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
})
