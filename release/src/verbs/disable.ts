import { changeChannel } from '../change-channel.ts'
import { CHANGE_OPTIONS, REMOTE, requiredText } from '../command/input.ts'
import { verb } from '../command/verb.ts'

export const disable = verb({
  command: 'disable <remote>',
  summary: 'switches a remote off; its pages show the message',
  options: (yargs) =>
    yargs
      .positional('remote', REMOTE)
      .option('message', requiredText('message', 'what visitors read on its pages'))
      .options(CHANGE_OPTIONS),
  async run({ remote: name, message, reason, revision }, context) {
    const registry = await context.registry()
    const event = await changeChannel(registry, { name, reason, revision }, (basis) =>
      registry.disable(name, message, basis),
    )
    const text = `switched ${name} off: ${message} (revision ${event.revision})`
    return { data: event, text }
  },
})
