import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PreviewClaim } from 'shared-contracts/preview'
import { RemoteReleaseName, SERVER_SCRIPT, SHARED_FILES, Version } from 'shared-contracts/release'
import { DELTAS_FILE, scriptPattern } from 'shared-server/deltas/script-deltas'
import { errorResponse } from 'shared-server/error-response'
import { contentType, RELEASE_CACHING } from 'shared-server/release-store/content-headers'
import { placeInside } from 'shared-server/release-store/place-inside'
import { DESCRIPTION_FILE } from 'shared-server/release-store/release-files'
import * as v from 'valibot'
import type { ShellBuild } from '../pages/shell-build.ts'
import { toldRevision } from '../visit/followed-revision.ts'
import { acceptedEncoding, heldScript } from './accepted-encoding.ts'
import type { DeltaFiles } from './delta-files.ts'
import { isHeld } from './is-held.ts'
import type { RequestedRelease, RequestedReleases } from './requested-releases.ts'
import type { ShellFiles } from './shell-files.ts'
import type { VerifiedFiles, VouchedFile } from './verified-files.ts'

/** Number of attempts to read a file before the visitor gets an error. */
const ATTEMPTS = 2

/** Keeps files for a single browser out of shared caches. */
const PREVIEW_CACHING = 'private, max-age=3600'

export interface ReleaseFileOptions {
  readonly files: VerifiedFiles
  readonly deltas: DeltaFiles
  readonly requested: RequestedReleases
  /** Releases that the browser's preview link opens; empty without one. */
  readonly claimsOf: (request: FastifyRequest) => Promise<readonly PreviewClaim[]>
  /** Called if a file of a release differs from what was verified. */
  readonly onAltered: (release: { name: string; version: string; digest: string }) => void
  /** Called if its deltas differ, without which every visitor gets whole scripts. */
  readonly onAlteredDeltas: (release: { name: string; version: string; digest: string }) => void
}

export interface FileOptions extends ReleaseFileOptions {
  readonly shellBuild: string
  readonly shell: ShellBuild
  readonly shells: ShellFiles
  /** Pictures and icons of every site. */
  readonly public: string
}

/** Icon of the site for whoever has not read which one a page names. */
const ICON = '/icons/loom-192.png'

/** Parameters of a release file's address; names are no longer than the registry allows. */
const ReleaseFileParams = v.object({
  name: RemoteReleaseName,
  version: v.pipe(Version, v.maxLength(100)),
  '*': v.string(),
})
const SharedFileParams = v.pick(ReleaseFileParams, ['name', '*'])

/**
 * Serves the files of shell, releases and pictures. Only verifiable files are sent: of a release, those that the
 * registry's digest covers; of the shell, those in its own build, which is part of this program, or in an announced
 * build.
 */
export async function serveFiles(edge: FastifyInstance, options: FileOptions): Promise<void> {
  await serveShell(edge, options)
  edge.get('/releases/:name/:version/*', (request, reply) =>
    sendReleaseFile(request, reply, options),
  )
  edge.get(`/releases/:name/${SHARED_FILES}*`, (request, reply) =>
    sendSharedFile(request, reply, options),
  )
  edge.get('/releases/*', notFound)
  // A picture may change under its name, so it is cached for a day only.
  for (const folder of ['media', 'icons']) {
    await edge.register(fastifyStatic, {
      index: false,
      decorateReply: false,
      dotfiles: 'deny',
      root: join(options.public, folder),
      prefix: `/${folder}/`,
      maxAge: '1d',
    })
  }
  // Feed readers ask for it, and so do browsers that show no SVG as an icon.
  edge.get('/favicon.ico', (_request, reply) =>
    reply.header('Cache-Control', 'public, max-age=86400').redirect(ICON),
  )
}

async function serveShell(
  edge: FastifyInstance,
  { shell, shellBuild, shells, files }: FileOptions,
): Promise<void> {
  const root = join(shellBuild, 'browser')
  const prefix = '/assets/shell/'
  if (shell.files === null) {
    // During development, files change under their names.
    await edge.register(fastifyStatic, { index: false, decorateReply: false, root, prefix })
    return
  }
  edge.get<{ Params: { '*': string } }>(`${prefix}*`, async (request, reply) => {
    const name = request.params['*']
    const file = await shells.find(name, toldRevision(request))
    if (!file) return notFound(request, reply)
    const script = {
      pattern: prefix + scriptPattern(name),
      find: (dictionary: string) => shells.findDelta(file, dictionary),
    }
    try {
      return await sendFile(request, reply, files, { file, ...(isScript(name) && { script }) })
    } catch (error) {
      request.log.error({ err: error }, 'a file of a host is not what was announced')
      shells.forget(file)
      return refuse(request, reply, 503, 'This file cannot be answered right now.')
    }
  })
}

/** Sends a file of a release if this browser may have it. */
export async function sendReleaseFile(
  request: FastifyRequest,
  reply: FastifyReply,
  options: ReleaseFileOptions,
): Promise<FastifyReply> {
  const { success, output: params } = v.safeParse(ReleaseFileParams, request.params)
  if (!success) return notFound(request, reply)
  const { name, version, '*': file } = params
  const claims = await options.claimsOf(request)
  const told = toldRevision(request)
  const find = () => options.requested.find({ name, version }, claims, told)
  return sendFound(find, file, request, reply, options)
}

/** Sends a file that a remote's releases share if this browser may have one of them. */
export async function sendSharedFile(
  request: FastifyRequest,
  reply: FastifyReply,
  options: ReleaseFileOptions,
): Promise<FastifyReply> {
  const { success, output: params } = v.safeParse(SharedFileParams, request.params)
  if (!success) return notFound(request, reply)
  const file = SHARED_FILES + params['*']
  const claims = await options.claimsOf(request)
  const told = toldRevision(request)
  const find = () => options.requested.findSharing(params.name, file, claims, told)
  return sendFound(find, file, request, reply, options)
}

/** Retries if the copy here is damaged: the store may have a good one, and the visitor need not ask again. */
async function sendFound(
  find: () => Promise<RequestedRelease | null>,
  file: string,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ReleaseFileOptions,
): Promise<FastifyReply> {
  let found = await find()
  if (!found) return notFound(request, reply)
  for (let attempt = 1; found && attempt <= ATTEMPTS; attempt += 1) {
    try {
      return await sendFileOf(found, file, request, reply, options)
    } catch (error) {
      request.log.error({ err: error }, 'a file of a release is not what was published')
      const { digest, release } = found
      options.onAltered({ name: release.name, version: release.version, digest })
      if (attempt < ATTEMPTS) found = await find()
    }
  }
  return refuse(request, reply, 503, 'This file cannot be answered right now.')
}

/** @throws AlteredRelease if the file is not what was published, or the file system's own error. */
async function sendFileOf(
  { release, digest, folder, isPreview }: RequestedRelease,
  file: string,
  request: FastifyRequest,
  reply: FastifyReply,
  { files, deltas, onAlteredDeltas }: ReleaseFileOptions,
): Promise<FastifyReply> {
  const { name, version } = release
  const vouched = (wanted: string): VouchedFile | null => {
    const known = Object.hasOwn(release.files, wanted) ? release.files[wanted] : undefined
    const integrity = wanted === DESCRIPTION_FILE ? digest : known?.integrity
    return integrity === undefined ? null : { path: placeInside(folder, wanted), integrity }
  }
  const sent = vouched(file)
  if (!sent) return notFound(request, reply)
  const script = {
    pattern: `/releases/${name}/*/${scriptPattern(file)}`,
    async find(dictionary: string) {
      const described = vouched(DELTAS_FILE)
      try {
        return described && (await deltas.find(described, sent.integrity, dictionary))
      } catch (error) {
        onAlteredDeltas({ name, version, digest })
        throw error
      }
    },
  }
  return sendFile(request, reply, files, {
    file: sent,
    ...(isPreview && { caching: PREVIEW_CACHING }),
    ...(!isPreview && isScript(file) && { script }),
  })
}

/** Whether browsers run the file, and so may already have an earlier one. */
const isScript = (file: string) => file.endsWith('.js') && file !== SERVER_SCRIPT

/** A file, and how to send it. */
interface SentFile {
  readonly file: VouchedFile
  readonly caching?: string
  /** Set for scripts, which deltas can update. */
  readonly script?: {
    /** Pattern for the addresses of the same script in all releases. */
    readonly pattern: string
    /** Finds the delta against the script that a browser has; null if there is none. */
    readonly find: (dictionary: string) => Promise<Buffer | null>
  }
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: VerifiedFiles,
  sent: SentFile,
): Promise<FastifyReply> {
  const { file, caching = RELEASE_CACHING, script } = sent
  const { content, encoding } =
    (await deltaFor(request, sent)) ?? (await files.read(file, acceptedEncoding(request)))
  const tag = `"${file.integrity}-${encoding}"`
  void reply.headers({
    'Content-Type': contentType(file.path),
    'Cache-Control': caching,
    ETag: tag,
    Vary: script ? 'Accept-Encoding, Available-Dictionary' : 'Accept-Encoding',
    ...(script && { 'Use-As-Dictionary': `match="${script.pattern}", match-dest=("script")` }),
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  })
  return isHeld(request, tag) ? reply.status(304).send() : reply.send(content)
}

/** Finds the delta against the script that the browser has; null to send the whole script. */
async function deltaFor(
  request: FastifyRequest,
  { script }: SentFile,
): Promise<{ readonly content: Buffer; readonly encoding: 'dcz' } | null> {
  const held = script && heldScript(request)
  if (!held) return null
  try {
    const content = await script.find(held)
    return content && { content, encoding: 'dcz' }
  } catch (error) {
    request.log.warn({ err: error }, 'a delta cannot be sent, and the whole script is')
    return null
  }
}

const notFound = (request: FastifyRequest, reply: FastifyReply) =>
  refuse(request, reply, 404, 'There is no such file.')

const refuse = (request: FastifyRequest, reply: FastifyReply, status: number, message: string) =>
  reply
    .status(status)
    .header('Cache-Control', 'no-store')
    .send(errorResponse(status, message, request.id))
