import { builtShellFolder } from '../workspace.ts'
import { announceShell } from '../announce-shell.ts'
import { lostRollbacks } from '../lost-rollbacks.ts'
import { readReleaseKey } from '../release-key.ts'
import { verb } from '../command/verb.ts'

export const host = verb({
  command: 'host [action]',
  summary: 'tells the registry what the built shell gives to remotes, or shows what it was told',
  options: (yargs) =>
    yargs
      .option('breaking', {
        type: 'boolean',
        default: false,
        describe: 'announce it although live releases cannot run with it',
      })
      .positional('action', {
        choices: ['announce', 'show'] as const,
        default: 'show' as const,
      }),
  async run({ action, breaking }, { registry, files, env }) {
    const client = await registry()
    if (action === 'announce') {
      const { version, contract } = await announceShell(env.SHELL_BUILD ?? builtShellFolder(), {
        registry: client,
        files: await files(),
        key: await readReleaseKey(env),
        isBreaking: breaking,
      })
      const told = await lostRollbacks(client, contract)
      return {
        data: { ...contract, told },
        text: [
          `announced shell ${version} with contracts ${contract.version}`,
          ...told.map((line) => `  ${line}`),
        ].join('\n'),
      }
    }
    const contract = await client.host()
    const modules = Object.entries(contract.exports).map(
      ([module, names]) => `  ${module}: ${names.length} exports`,
    )
    return { data: contract, text: [`contracts ${contract.version}`, ...modules].join('\n') }
  },
})
