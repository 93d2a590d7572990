import { createHmac, timingSafeEqual } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { withoutTrailingSlash } from 'shared-contracts/select-route'
import type { ErrorResponse } from 'shared-contracts/api/error'
import { PreviewClaim } from 'shared-contracts/registry'
import {
  basePathsOf,
  LEAVE_CHOICE_PATH,
  type ChosenRelease,
  type Release,
} from 'shared-contracts/release'
import { isStaticPattern } from 'shared-contracts/routes'
import * as v from 'valibot'
import { isGone } from '../releases/local-releases.ts'
import type { ReleaseRegistry } from '../releases/release-registry.ts'
import type { LoadedRelease } from '../releases/release-store.ts'
import type { RemoteSources } from '../releases/remote-sources.ts'

const COOKIE = 'chosen-release'
const SOURCE = /^source:([a-z][a-z0-9-]{1,63})$/

/** What one browser asked to see instead of what visitors get. */
export interface Choice {
  readonly chosen: ChosenRelease
  readonly loaded: LoadedRelease
}

export interface ChoiceOptions {
  /** The secret of preview links; null while there is none, and no link opens. */
  readonly secret: () => Promise<string | null>
  readonly registry: ReleaseRegistry
  readonly sources: RemoteSources
}

/** Links by which one browser chooses a release: a signed one to preview, or a developer's own server. */
export function serveChoices(edge: FastifyInstance, options: ChoiceOptions): void {
  const choose = (
    request: FastifyRequest,
    reply: FastifyReply,
    { value, address = '/', until }: { value: string; address?: string; until?: string },
  ) =>
    reply
      .setCookie(COOKIE, value, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: request.protocol === 'https',
        ...(until !== undefined && { expires: new Date(until) }),
      })
      .header('Cache-Control', 'no-store')
      .redirect(address, 303)

  edge.get<{ Params: { token: string } }>('/preview/:token', async (request, reply) => {
    const { token } = request.params
    const claim = await readClaim(token, options)
    if (!claim) {
      return reply
        .status(403)
        .send(refusal(403, request.id, 'This preview link has expired, or was never valid.'))
    }
    try {
      const { release } = await options.registry.examine(claim.remote, claim)
      const address = entrance(release)
      return await choose(request, reply, { value: token, address, until: claim.until })
    } catch (error) {
      request.log.warn({ err: error }, 'the release of a preview link cannot be served')
      const [status, message] = isGone(error)
        ? [410, `${claim.remote} ${claim.version} cannot be shown any more.`]
        : [503, `${claim.remote} ${claim.version} cannot be brought right now. Try again later.`]
      return reply.status(status).send(refusal(status, request.id, message))
    }
  })
  edge.get<{ Params: { remote: string } }>('/override/:remote', (request, reply) => {
    const { remote } = request.params
    if (!options.sources.isOffered(remote)) {
      return reply
        .status(404)
        .send(refusal(404, request.id, `${remote} cannot be taken from source here.`))
    }
    return choose(request, reply, { value: `source:${remote}` })
  })
  edge.post(LEAVE_CHOICE_PATH, (_request, reply) =>
    reply.clearCookie(COOKIE, { path: '/' }).header('Cache-Control', 'no-store').redirect('/', 303),
  )
}

/** What this browser chose, as long as it can be had; null for everybody else. */
export async function choiceOf(
  request: FastifyRequest,
  options: ChoiceOptions,
): Promise<Choice | null> {
  const value = request.cookies[COOKIE]
  if (value === undefined) return null
  const [, remote] = SOURCE.exec(value) ?? []
  if (remote !== undefined) return sourceChoice(remote, options)
  const claim = await readClaim(value, options)
  if (!claim) return null
  try {
    const loaded = await options.registry.examine(claim.remote, claim)
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

/** Where the pages of a release begin. */
function entrance(release: Release): string {
  const [basePath = ''] = basePathsOf(release)
  const first = release.routes.find(({ path }) => isStaticPattern(path))
  return withoutTrailingSlash(basePath + (first?.path ?? '/'))
}

async function sourceChoice(remote: string, { sources }: ChoiceOptions): Promise<Choice | null> {
  const loaded = await sources.findOffered(remote)
  if (!loaded) return null
  const { version } = loaded.release
  return { chosen: { remote, version, isSource: true, until: null }, loaded }
}

async function readClaim(token: string, { secret }: ChoiceOptions): Promise<PreviewClaim | null> {
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

const refusal = (statusCode: number, requestId: string, message: string): ErrorResponse => ({
  statusCode,
  error: STATUS_CODES[statusCode] ?? 'Error',
  message,
  requestId,
})
