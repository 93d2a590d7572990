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
  async run({ remote: name, message, ...change }, context) {
    const registry = await context.registry()
    return changeChannel(
      registry,
      { name, ...change },
      (basis) => registry.disable(name, message, basis),
      () => `switched ${name} off: ${message}`,
    )
  },
})
