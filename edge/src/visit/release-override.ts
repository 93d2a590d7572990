import { createHmac, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PreviewClaim } from 'shared-contracts/registry'
import { LEAVE_CHOICE_PATH, type ChosenRelease } from 'shared-contracts/release'
import { errorResponse } from 'shared-server/error-response'
import { VISITOR_PAGE_HEADERS } from 'shared-server/page/visitor-page'
import * as v from 'valibot'
import { canonicalAddress, canonicalAddresses } from '../releases/canonical-address.ts'
import { cookieName, cookieOptions, readCookie } from './cookies.ts'
import { previewPage } from './preview-page.ts'
import type { LoadedRelease } from '../releases/read-release.ts'
import { isPermanent } from '../releases/release-copies.ts'
import type { RemoteSources } from '../releases/remote-sources.ts'
import type { ServedReleases } from '../releases/served-releases.ts'

const COOKIE = 'chosen-release'
const ENDED = 'This preview link has ended, or was never valid.'
/** Where the form of a preview link leads. */
const PREVIEW_PATH = '/preview'
/** A link's token is shorter, in bytes. */
const FORM_LIMIT = 4_096
const ClaimForm = v.object({ token: v.string() })
const SOURCE = /^source:([a-z][a-z0-9-]{1,63})$/

/** The release that one browser asked to see, in place of what visitors get. */
export interface ReleaseOverride {
  readonly chosen: ChosenRelease
  readonly loaded: LoadedRelease
}

export interface ReleaseOverrideOptions {
  /** The secret that API and edge share; without one, null: no link opens, and no visit is counted. */
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

  // Programs follow links before people do, so that a GET only asks.
  edge.get<{ Params: { token: string } }>('/preview/:token', async (request, reply) => {
    const { token } = request.params
    const claim = await readClaim(token, options)
    if (!claim) return refuse(request, reply, 403, ENDED)
    return reply.headers(VISITOR_PAGE_HEADERS).send(previewPage(PREVIEW_PATH, token, claim))
  })
  void edge.register((forms, _options, done) => {
    forms.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(body))),
    )
    forms.post(PREVIEW_PATH, async (request, reply) => {
      if (!isOwnForm(request))
        return refuse(request, reply, 403, 'This form belongs to another site.')
      const form = v.safeParse(ClaimForm, request.body)
      const token = form.success ? form.output.token : ''
      const claim = await readClaim(token, options)
      if (!claim) return refuse(request, reply, 403, ENDED)
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
    done()
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
  options: Pick<ReleaseOverrideOptions, 'secret' | 'served'>,
): Promise<PreviewClaim | null> {
  const value = readCookie(request, COOKIE)
  return value === undefined ? null : readClaim(value, options)
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
  { secret, served }: Pick<ReleaseOverrideOptions, 'secret' | 'served'>,
): Promise<PreviewClaim | null> {
  const [claim = '', signature = ''] = token.split('.')
  const key = await secret()
  if (key === null || !isSignedBy(key, claim, signature)) return null
  const json = Buffer.from(claim, 'base64url').toString()
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), PreviewClaim), json)
  if (!parsed.success) return null
  const { id, until } = parsed.output
  const isOpen = Date.parse(until) > Date.now() && !served.closedPreviews.has(id)
  return isOpen ? parsed.output : null
}

/** Another site could make a browser show a preview by a form of its own. */
function isOwnForm({ headers: { origin }, host }: FastifyRequest): boolean {
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}

function isSignedBy(key: string, claim: string, signature: string): boolean {
  const expected = createHmac('sha256', key).update(claim).digest()
  const given = Buffer.from(signature, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected)
}

const refuse = (request: FastifyRequest, reply: FastifyReply, status: number, message: string) =>
  reply.status(status).send(errorResponse(status, message, request.id))
