import { builtShellFolder } from '../workspace.ts'
import { readHostContract } from '../host-contract.ts'
import { UsageError, type Verb } from '../command/verb.ts'

export const host: Verb = {
  usage: 'announce | show',
  summary: 'tells the registry what the built shell gives to remotes, or shows what it was told',
  async run({ positionals: [action = 'show'] }, { registry, env }) {
    const client = await registry()
    if (action === 'announce') {
      const contract = await readHostContract(env['SHELL_BUILD'] ?? builtShellFolder())
      await client.announceHost(contract)
      return { data: contract, text: `announced contracts ${contract.version}` }
    }
    if (action !== 'show') throw new UsageError(`a host is announced or shown, not ${action}`)
    const contract = await client.host()
    const modules = Object.entries(contract.exports).map(
      ([module, names]) => `  ${module}: ${names.length} exports`,
    )
    return { data: contract, text: [`contracts ${contract.version}`, ...modules].join('\n') }
  },
}
