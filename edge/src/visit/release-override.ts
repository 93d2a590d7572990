import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PreviewClaim } from 'shared-contracts/registry'
import { LEAVE_CHOICE_PATH, type ChosenRelease } from 'shared-contracts/release'
import { errorResponse } from 'shared-server/error-response'
import * as v from 'valibot'
import { canonicalAddress, canonicalAddresses } from '../releases/canonical-address.ts'
import { cookieName, cookieOptions, readCookie } from './cookies.ts'
import type { LoadedRelease } from '../releases/read-release.ts'
import { isPermanent } from '../releases/release-copies.ts'
import type { RemoteSources } from '../releases/remote-sources.ts'
import type { ServedReleases } from '../releases/served-releases.ts'

const COOKIE = 'chosen-release'
const SOURCE = /^source:([a-z][a-z0-9-]{1,63})$/

/** The release that one browser asked to see, in place of what visitors get. */
export interface ReleaseOverride {
  readonly chosen: ChosenRelease
  readonly loaded: LoadedRelease
}

export interface ReleaseOverrideOptions {
  /** The secret of preview links; without one, null, and no link opens. */
  readonly secret: () => Promise<string | null>
  readonly served: ServedReleases
  readonly sources: RemoteSources
}

/** Links by which one browser chooses a release: a signed one to preview, or a developer's own server. */
export function serveOverrides(edge: FastifyInstance, options: ReleaseOverrideOptions): void {
  const choose = (
    request: FastifyRequest,
    reply: FastifyReply,
    { value, address = '/', until }: { value: string; address?: string; until?: string },
  ) =>
    reply
      .setCookie(cookieName(request, COOKIE), value, {
        ...cookieOptions(request),
        ...(until !== undefined && { expires: new Date(until) }),
      })
      .header('Cache-Control', 'no-store')
      .redirect(address, 303)

  edge.get<{ Params: { token: string } }>('/preview/:token', async (request, reply) => {
    const { token } = request.params
    const claim = await readClaim(token, options)
    if (!claim) {
      return refuse(request, reply, 403, 'This preview link has expired, or was never valid.')
    }
    try {
      const { release } = await options.served.load(claim.remote, claim)
      const [address = canonicalAddress(release, '/')] = canonicalAddresses(release)
      return await choose(request, reply, { value: token, address, until: claim.until })
    } catch (error) {
      request.log.warn({ err: error }, 'the release of a preview link cannot be served')
      const name = `${claim.remote} ${claim.version}`
      return isPermanent(error)
        ? refuse(request, reply, 410, `${name} cannot be shown any more.`)
        : refuse(request, reply, 503, `${name} cannot be brought right now. Try again later.`)
    }
  })
  edge.get<{ Params: { remote: string } }>('/override/:remote', (request, reply) => {
    const { remote } = request.params
    if (!options.sources.isOffered(remote)) {
      return refuse(request, reply, 404, `${remote} cannot be taken from source here.`)
    }
    return choose(request, reply, { value: `source:${remote}` })
  })
  edge.post(LEAVE_CHOICE_PATH, (request, reply) =>
    reply
      .clearCookie(cookieName(request, COOKIE), cookieOptions(request))
      .header('Cache-Control', 'no-store')
      .redirect('/', 303),
  )
}

/** This browser's override; null where it has none, or its release cannot be served now. */
export async function overrideOf(
  request: FastifyRequest,
  options: ReleaseOverrideOptions,
): Promise<ReleaseOverride | null> {
  const value = readCookie(request, COOKIE)
  if (value === undefined) return null
  const [, remote] = SOURCE.exec(value) ?? []
  if (remote !== undefined) return sourceOverride(remote, options)
  const claim = await readClaim(value, options)
  if (!claim) return null
  try {
    const loaded = await options.served.load(claim.remote, claim)
    const { version } = loaded.release
    return {
      chosen: { remote: claim.remote, version, isSource: false, until: claim.until },
      loaded,
    }
  } catch (error) {
    request.log.warn({ err: error }, 'the previewed release cannot be served')
    return null
  }
}

/** What this browser's preview link opens; null where it has none that is valid. */
export async function claimOf(
  request: FastifyRequest,
  { secret }: Pick<ReleaseOverrideOptions, 'secret'>,
): Promise<PreviewClaim | null> {
  const value = readCookie(request, COOKIE)
  return value === undefined ? null : readClaim(value, { secret })
}

async function sourceOverride(
  remote: string,
  { sources }: ReleaseOverrideOptions,
): Promise<ReleaseOverride | null> {
  const loaded = await sources.findOffered(remote)
  if (!loaded) return null
  const { version } = loaded.release
  return { chosen: { remote, version, isSource: true, until: null }, loaded }
}

async function readClaim(
  token: string,
  { secret }: Pick<ReleaseOverrideOptions, 'secret'>,
): Promise<PreviewClaim | null> {
  const [claim = '', signature = ''] = token.split('.')
  const key = await secret()
  if (key === null || !isSignedBy(key, claim, signature)) return null
  const json = Buffer.from(claim, 'base64url').toString()
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), PreviewClaim), json)
  return parsed.success && Date.parse(parsed.output.until) > Date.now() ? parsed.output : null
}

function isSignedBy(key: string, claim: string, signature: string): boolean {
  const expected = createHmac('sha256', key).update(claim).digest()
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const refuse = (request: FastifyRequest, reply: FastifyReply, status: number, message: string) =>
  reply.status(status).send(errorResponse(status, message, request.id))
