import { createHmac, timingSafeEqual } from 'node:crypto'
import { PreviewClaims, type PreviewClaim } from 'shared-contracts/preview'
import * as v from 'valibot'
import type { ServedReleases } from '../releases/served-releases.ts'

export interface ClaimOptions {
  /** Resolves to the secret that API and edge share; to null without one: no link opens, and no visit is counted. */
  readonly secret: () => Promise<string | null>
  readonly served: Pick<ServedReleases, 'closedPreviews'>
}

/**
 * Reads the claims of a link's token.
 *
 * @returns null for a token that was not signed with the secret, and once one of its claims has expired or was
 * closed: releases that are to be tried together are not shown in part.
 */
export async function readClaims(
  token: string,
  { secret, served }: ClaimOptions,
): Promise<readonly PreviewClaim[] | null> {
  const [content = '', signature = '', ...rest] = token.split('.')
  const key = await secret()
  if (key === null || rest.length > 0 || !isSignedBy(key, content, signature)) return null
  const json = Buffer.from(content, 'base64url').toString()
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), PreviewClaims), json)
  if (!parsed.success) return null
  const isOpen = ({ id, until }: PreviewClaim) =>
    Date.parse(until) > Date.now() && !served.closedPreviews.has(id)
  return parsed.output.every(isOpen) ? parsed.output : null
}

/** Names the release of a claim in words. */
export const nameOf = ({ remote, version }: PreviewClaim) => `${remote} ${version}`

/** Returns when the first of them expires, ISO 8601, UTC. */
export const endOf = (claims: readonly PreviewClaim[]): string =>
  claims.map(({ until }) => until).reduce((a, b) => (a < b ? a : b))

function isSignedBy(key: string, content: string, signature: string): boolean {
  const expected = createHmac('sha256', key).update(content).digest()
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected)
}
