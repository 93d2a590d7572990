import { TokenRequest } from 'shared-contracts/registry'
import * as v from 'valibot'
import { REMOTE } from '../command/input.ts'
import { table } from '../command/table.ts'
import { UsageError, verb, type Outcome } from '../command/verb.ts'
import type { RegistryClient } from '../registry-client.ts'

export const tokens = verb({
  command: 'tokens [action]',
  summary: 'who may release: a token for one remote, or for all of them',
  options: (yargs) =>
    yargs
      .positional('action', {
        choices: ['create', 'list', 'revoke'] as const,
        default: 'list' as const,
      })
      .option('actor', {
        type: 'string',
        requiresArg: true,
        describe: 'who uses the token, for the history; needed to create and to revoke one',
      })
      .option('remote', {
        ...REMOTE,
        demandOption: false,
        requiresArg: true,
        describe: 'the only remote that a new token may release; all of them without it',
      }),
  async run({ action, actor, remote }, { registry }) {
    const client = await registry()
    switch (action) {
      case 'list':
        return list(client)
      case 'create':
        return create(client, needed(actor), remote ?? null)
      case 'revoke':
        return revoke(client, needed(actor))
    }
  },
})

function needed(actor: string | undefined): string {
  if (actor?.trim()) return actor.trim()
  throw new UsageError('--actor is needed: who uses the token')
}

async function list(registry: RegistryClient): Promise<Outcome> {
  const listed = await registry.tokens()
  const rows = listed.map(({ actor, remote, createdAt }) => [
    actor,
    remote ?? 'all remotes',
    createdAt,
  ])
  return { data: listed, text: table([['actor', 'may release', 'since'], ...rows]) }
}

async function create(
  registry: RegistryClient,
  actor: string,
  remote: string | null,
): Promise<Outcome> {
  const request = v.safeParse(TokenRequest, { actor, remote })
  if (!request.success) throw new UsageError(request.issues[0].message)
  const created = await registry.createToken(request.output)
  return {
    data: created,
    text: `${created.token}\n\nis RELEASES_TOKEN of ${created.actor} for ${created.remote ?? 'all remotes'}. It is told this once.`,
  }
}

async function revoke(registry: RegistryClient, actor: string): Promise<Outcome> {
  await registry.revokeToken(actor)
  return { data: { actor }, text: `revoked the token of ${actor}` }
}
