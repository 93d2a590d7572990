import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PERMANENT_PREVIEW_PATH, readPreviewTarget } from 'shared-contracts/preview'
import { LEAVE_CHOICE_PATH } from 'shared-contracts/site/release-choice'
import * as v from 'valibot'
import { OWN_PAGE_HEADERS } from '../pages/security-headers.ts'
import { canonicalAddress, canonicalAddresses } from '../releases/canonical-address.ts'
import { isPermanent } from '../releases/release-copies.ts'
import { cookieName, cookieOptions } from './cookies.ts'
import type { DeskPreviews } from './desk-previews.ts'
import { endOf, nameOf, readClaims } from './preview-claims.ts'
import { addressPage, linkPage, refusalPage } from './preview-pages.ts'
import { CHOICE_COOKIE, type ReleaseOverrideOptions } from './release-override.ts'

const ENDED = 'This preview link has ended, or was never valid. Ask for a new one.'
const NAMELESS = 'This address names no release and no tag.'
const FOREIGN = 'This form belongs to another site.'
/** Paths that the forms of a preview link and of a permanent address post to. */
const LINK_FORM = '/preview'
const ADDRESS_FORM = '/preview/of'
/** Maximum size of a form, in bytes: more than a link's token or the names in an address need. */
const FORM_LIMIT = 4_096
const ClaimForm = v.object({ token: v.string() })
const AddressForm = v.object({ of: v.string() })

export interface PreviewLinksOptions extends ReleaseOverrideOptions {
  readonly deskPreviews: DeskPreviews
}

/**
 * Serves the links by which one browser chooses releases: a signed one, the permanent address of releases and tags
 * for people of the desk, or a developer's own server.
 */
export function servePreviewLinks(edge: FastifyInstance, options: PreviewLinksOptions): void {
  // Programs follow links before people do, and links may come from others: a GET only asks for confirmation.
  edge.get<{ Params: { token: string } }>('/preview/:token', async (request, reply) => {
    const { token } = request.params
    const claims = await readClaims(token, options)
    if (!claims) return refuse(reply, 403, ENDED)
    return sendPage(reply, linkPage(LINK_FORM, token, claims))
  })
  edge.get<{ Params: { of: string } }>(`${PERMANENT_PREVIEW_PATH}:of`, (request, reply) => {
    const of = namesIn(request.params.of)
    if (!of) return refuse(reply, 404, NAMELESS)
    return sendPage(reply, addressPage(ADDRESS_FORM, of))
  })
  void edge.register((forms, _options, done) => {
    forms.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(body))),
    )
    forms.addHook('onRequest', async (request, reply) => {
      if (!isOwnForm(request)) return refuse(reply, 403, FOREIGN)
    })
    forms.post(LINK_FORM, async (request, reply) => {
      const form = v.safeParse(ClaimForm, request.body)
      const token = form.success ? form.output.token : ''
      return show(request, reply, token, options)
    })
    forms.post(ADDRESS_FORM, async (request, reply) => {
      const form = v.safeParse(AddressForm, request.body)
      const of = form.success ? namesIn(form.output.of) : null
      if (!of) return refuse(reply, 404, NAMELESS)
      const answer = await options.deskPreviews.sign(request, of)
      if (typeof answer === 'string') return show(request, reply, answer, options)
      const { status, message } = answer
      const returnTo = PERMANENT_PREVIEW_PATH + of.join()
      return sendPage(
        reply.status(status),
        refusalPage({ message, isSignedOut: status === 401, returnTo }),
      )
    })
    forms.post(LEAVE_CHOICE_PATH, (request, reply) =>
      reply
        .clearCookie(cookieName(request, CHOICE_COOKIE), cookieOptions(request))
        .header('Cache-Control', 'no-store')
        .redirect('/', 303),
    )
    done()
  })
  edge.get<{ Params: { remote: string } }>('/override/:remote', (request, reply) => {
    const { remote } = request.params
    if (!options.sources.isOffered(remote)) {
      return refuse(reply, 404, `${remote} cannot be taken from source here.`)
    }
    return choose(request, reply, { value: `source:${remote}` })
  })
}

/** Makes this browser show a token's releases, and redirects to the first of them. */
async function show(
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
  options: ReleaseOverrideOptions,
): Promise<FastifyReply> {
  const claims = await readClaims(token, options)
  if (!claims) return refuse(reply, 403, ENDED)
  try {
    const [first] = await options.served.loadTogether(claims)
    const [address = first ? canonicalAddress(first.release, '/') : '/'] = first
      ? canonicalAddresses(first.release)
      : []
    return await choose(request, reply, { value: token, address, until: endOf(claims) })
  } catch (error) {
    request.log.warn({ err: error }, 'the releases of a preview cannot be served')
    const names = claims.map(nameOf).join(', ')
    return isPermanent(error)
      ? refuse(reply, 410, `${names} cannot be shown any more.`)
      : refuse(reply, 503, `${names} cannot be brought right now. Try again later.`)
  }
}

const choose = (
  request: FastifyRequest,
  reply: FastifyReply,
  { value, address = '/', until }: { value: string; address?: string; until?: string },
) =>
  reply
    .setCookie(cookieName(request, CHOICE_COOKIE), value, {
      ...cookieOptions(request),
      ...(until !== undefined && { expires: new Date(until) }),
    })
    .header('Cache-Control', 'no-store')
    .redirect(address, 303)

/** @returns null unless each part of the text names a release or a tag. */
function namesIn(text: string): readonly string[] | null {
  const names = [...new Set(text.split(','))]
  return names.every((name) => readPreviewTarget(name) !== null) ? names : null
}

/** Checks where a form was sent from: another site could make a browser show a preview, or leave one. */
function isOwnForm({ headers, host }: FastifyRequest): boolean {
  const { origin, 'sec-fetch-site': site } = headers
  if (origin !== undefined) return URL.canParse(origin) && new URL(origin).host === host
  return site === undefined || site === 'same-origin'
}

const refuse = (reply: FastifyReply, status: number, message: string) =>
  sendPage(reply.status(status), refusalPage({ message }))

const sendPage = (reply: FastifyReply, page: string) => reply.headers(OWN_PAGE_HEADERS).send(page)
