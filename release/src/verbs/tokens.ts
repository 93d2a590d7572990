import { TokenRequest } from 'shared-contracts/registry'
import * as v from 'valibot'
import { remoteName, requiredText, text } from '../command/input.ts'
import { table } from '../command/table.ts'
import { UsageError, type Outcome, type Verb, type VerbInput } from '../command/verb.ts'
import type { RegistryClient } from '../registry-client.ts'

export const tokens: Verb = {
  usage: 'create --actor A [--remote R] | list | revoke --actor A',
  summary: 'who may release: a token for one remote, or for all of them',
  options: { actor: { type: 'string' }, remote: { type: 'string' } },
  async run(input, { registry }) {
    const action = input.positionals[0] ?? 'list'
    const client = await registry()
    if (action === 'list') return list(client)
    if (action === 'create') return create(input, client)
    if (action === 'revoke') return revoke(input, client)
    throw new UsageError(`tokens are created, listed and revoked, not ${action}`)
  },
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

async function create(input: VerbInput, registry: RegistryClient): Promise<Outcome> {
  const remote = text(input, 'remote')
  const request = v.safeParse(TokenRequest, {
    actor: requiredText(input, 'actor', 'who will use it, for the history'),
    remote: remote === undefined ? null : remoteName(remote),
  })
  if (!request.success) throw new UsageError(request.issues[0].message)
  const created = await registry.createToken(request.output)
  return {
    data: created,
    text: `${created.token}\n\nis RELEASES_TOKEN of ${created.actor} for ${created.remote ?? 'all remotes'}. It is told this once.`,
  }
}

async function revoke(input: VerbInput, registry: RegistryClient): Promise<Outcome> {
  const actor = requiredText(input, 'actor', 'whose token it is')
  await registry.revokeToken(actor)
  return { data: { actor }, text: `revoked the token of ${actor}` }
}
