import { changeChannel } from '../change-channel.ts'
import { CHANGE_OPTIONS, changeOf, remoteName, requiredText } from '../command/input.ts'
import type { Verb } from '../command/verb.ts'

export const disable: Verb = {
  usage: '<remote> --message M [--reason R] [--revision N]',
  summary: 'switches a remote off; its pages show the message',
  options: { ...CHANGE_OPTIONS, message: { type: 'string' } },
  async run(input, surroundings) {
    const name = remoteName(input.positionals[0])
    const message = requiredText(input, 'message', 'what visitors read on its pages')
    const registry = await surroundings.registry()
    const event = await changeChannel(registry, { name, ...changeOf(input) }, (basis) =>
      registry.disable(name, message, basis),
    )
    const text = `switched ${name} off: ${message} (revision ${event.revision})`
    return { data: event, text }
  },
}
