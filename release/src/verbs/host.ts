import { builtShellFolder } from '../workspace.ts'
import { readHostContract } from '../host-contract.ts'
import { verb } from '../command/verb.ts'

export const host = verb({
  command: 'host [action]',
  summary: 'tells the registry what the built shell gives to remotes, or shows what it was told',
  options: (yargs) =>
    yargs.positional('action', {
      choices: ['announce', 'show'] as const,
      default: 'show' as const,
    }),
  async run({ action }, { registry, env }) {
    const client = await registry()
    if (action === 'announce') {
      const contract = await readHostContract(env.SHELL_BUILD ?? builtShellFolder())
      await client.announceHost(contract)
      return { data: contract, text: `announced contracts ${contract.version}` }
    }
    const contract = await client.host()
    const modules = Object.entries(contract.exports).map(
      ([module, names]) => `  ${module}: ${names.length} exports`,
    )
    return { data: contract, text: [`contracts ${contract.version}`, ...modules].join('\n') }
  },
})
