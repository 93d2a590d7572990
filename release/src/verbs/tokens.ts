import { TokenRequest, type TokenResponse } from 'shared-contracts/registry'
import * as v from 'valibot'
import { REMOTE, wholeNumber } from '../command/input.ts'
import { table } from '../command/table.ts'
import { UsageError, verb, type Outcome } from '../command/verb.ts'
import type { RegistryClient } from '../registry-client.ts'

export const tokens = verb({
  command: 'tokens [action]',
  summary: 'who may release: a token for one remote, or for all of them',
  options: (yargs) =>
    yargs
      .positional('action', {
        choices: ['create', 'list', 'rotate', 'revoke'] as const,
        default: 'list' as const,
      })
      .option('actor', {
        type: 'string',
        requiresArg: true,
        describe: 'who uses the token, for the history; needed for all but the list',
      })
      .option('remote', {
        ...REMOTE,
        demandOption: false,
        requiresArg: true,
        describe: 'the only remote that a new token may release; all of them without it',
      })
      .option('days', {
        ...wholeNumber('days', 1, 365),
        default: 90,
        describe: 'for how long a new token is good',
      })
      .option('overlap-hours', {
        ...wholeNumber('overlap-hours', 0, 168),
        default: 24,
        describe: 'for how long the old token is good beside the one that takes its place',
      }),
  async run({ action, actor, remote, days, overlapHours }, { registry }) {
    const client = await registry()
    switch (action) {
      case 'list':
        return list(client)
      case 'create':
        return create(client, { actor: needed(actor), remote: remote ?? null, days })
      case 'rotate':
        return told(await client.rotateToken(needed(actor), { days, overlapHours }))
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
  const rows = listed.map(({ actor, remote, createdAt, expiresAt, lastUsedAt, previousUntil }) => [
    actor,
    remote ?? 'all remotes',
    createdAt,
    expiresAt,
    lastUsedAt ?? 'never',
    previousUntil === null ? '-' : previousUntil,
  ])
  const head = ['actor', 'may release', 'since', 'until', 'last used', 'old one until']
  return { data: listed, text: table([head, ...rows]) }
}

async function create(
  registry: RegistryClient,
  wanted: v.InferInput<typeof TokenRequest>,
): Promise<Outcome> {
  const request = v.safeParse(TokenRequest, wanted)
  if (!request.success) throw new UsageError(request.issues[0].message)
  return told(await registry.createToken(request.output))
}

const told = (created: TokenResponse): Outcome => ({
  data: created,
  text: `${created.token}\n\nis RELEASES_TOKEN of ${created.actor} for ${created.remote ?? 'all remotes'} until ${created.expiresAt}. It is told this once.`,
})

async function revoke(registry: RegistryClient, actor: string): Promise<Outcome> {
  await registry.revokeToken(actor)
  return { data: { actor }, text: `revoked the token of ${actor}` }
}
