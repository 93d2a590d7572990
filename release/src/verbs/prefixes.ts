import { PrefixRequest } from 'shared-contracts/registry'
import * as v from 'valibot'
import { REMOTE } from '../command/input.ts'
import { table } from '../command/table.ts'
import { UsageError, verb, type Outcome } from '../command/verb.ts'
import type { RegistryClient } from '../registry-client.ts'

export const prefixes = verb({
  command: 'prefixes [action] [prefix]',
  summary: 'which remote answers under which path prefix; the platform gives and takes them',
  options: (yargs) =>
    yargs
      .positional('action', {
        choices: ['give', 'list', 'take'] as const,
        default: 'list' as const,
      })
      .positional('prefix', {
        type: 'string',
        describe: 'such as /academy, or / for the root of the site',
      })
      .option('remote', {
        ...REMOTE,
        demandOption: false,
        requiresArg: true,
        describe: 'who answers there; needed to give and to take',
      })
      .option('shared', {
        type: 'boolean',
        default: false,
        describe: 'also where another remote has the prefix: their pages stand beside each other',
      }),
  async run({ action, prefix, remote, shared }, { registry }) {
    const client = await registry()
    if (action === 'list') return list(client)
    const wanted = v.safeParse(PrefixRequest, {
      prefix: prefix === '/' ? '' : prefix,
      remote,
      isShared: shared,
    })
    if (!wanted.success) {
      throw new UsageError('name a prefix such as /academy, and its --remote')
    }
    const { output: request } = wanted
    const label = `${request.prefix || '/'} of ${request.remote}`
    if (action === 'give') {
      return { data: await client.givePrefix(request), text: `gave ${label}` }
    }
    await client.takePrefix(request)
    return { data: { prefix: request.prefix, remote: request.remote }, text: `took ${label} back` }
  },
})

async function list(registry: RegistryClient): Promise<Outcome> {
  const listed = await registry.prefixes()
  const rows = listed.map(({ prefix, remote, givenBy, givenAt }) => [
    prefix || '/',
    remote,
    givenBy,
    givenAt,
  ])
  return { data: listed, text: table([['prefix', 'remote', 'given by', 'since'], ...rows]) }
}
