import { changeChannel } from '../change-channel.ts'
import { CHANGE_OPTIONS, REMOTE } from '../command/input.ts'
import { verb } from '../command/verb.ts'

export const rollback = verb({
  command: 'rollback <remote>',
  summary: 'ends the canary; without one, visitors get the last good release again',
  options: (yargs) => yargs.positional('remote', REMOTE).options(CHANGE_OPTIONS),
  async run({ remote: name, reason, revision }, context) {
    const registry = await context.registry()
    const event = await changeChannel(registry, { name, reason, revision }, (basis) =>
      registry.rollback(name, basis),
    )
    const { stable } = (await registry.releases(name)).channels
    return {
      data: { ...event, stable: stable?.version ?? null },
      text: `took ${name}@${event.version} back; visitors get ${stable?.version ?? 'nothing'} (revision ${event.revision})`,
    }
  },
})
