import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PreviewClaim } from 'shared-contracts/preview'
import { RemoteReleaseName, Version } from 'shared-contracts/release'
import { errorResponse } from 'shared-server/error-response'
import { contentType, RELEASE_CACHING } from 'shared-server/release-store/content-headers'
import { placeInside } from 'shared-server/release-store/place-inside'
import { DESCRIPTION_FILE } from 'shared-server/release-store/release-files'
import * as v from 'valibot'
import type { ShellBuild } from '../pages/shell-build.ts'
import { acceptedEncoding } from './accepted-encoding.ts'
import type { RequestedReleases } from './requested-releases.ts'
import type { ShellFiles } from './shell-files.ts'
import type { VerifiedFiles, VouchedFile } from './verified-files.ts'

/** What only one browser may have stays out of caches that others share. */
const PREVIEW_CACHING = 'private, max-age=3600'

export interface FileOptions {
  readonly shellBuild: string
  readonly shell: ShellBuild
  readonly shells: ShellFiles
  /** Pictures and icons of every site. */
  readonly public: string
  readonly files: VerifiedFiles
  readonly requested: RequestedReleases
  /** What the preview link of a browser opens; nothing where it has none. */
  readonly claimsOf: (request: FastifyRequest) => Promise<readonly PreviewClaim[]>
  /** Called when a file of a release is not what was verified. */
  readonly onAltered: (release: { name: string; version: string; digest: string }) => void
}

/** A release's name as an address may hold it: no longer than the registry's own. */
const ReleaseFileParams = v.object({
  name: RemoteReleaseName,
  version: v.pipe(Version, v.maxLength(100)),
  '*': v.string(),
})

/**
 * Serves the files of shell, releases and pictures. What the registry's digest vouches for is sent of a release;
 * of the shell, what its build describes, which is a part of this program, and what announced builds describe.
 * Nothing else in their folders is.
 */
export async function serveFiles(edge: FastifyInstance, options: FileOptions): Promise<void> {
  await serveShell(edge, options)
  edge.get('/releases/:name/:version/*', (request, reply) =>
    sendReleaseFile(request, reply, options),
  )
  edge.get('/releases/*', notFound)
  // A picture may be made again under its name, so it is kept for a day only.
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
}

async function serveShell(
  edge: FastifyInstance,
  { shell, shellBuild, shells, files }: FileOptions,
): Promise<void> {
  const root = join(shellBuild, 'browser')
  const prefix = '/assets/shell/'
  if (shell.files === null) {
    // The host is being worked on: its files change under their names.
    await edge.register(fastifyStatic, { index: false, decorateReply: false, root, prefix })
    return
  }
  edge.get<{ Params: { '*': string } }>(`${prefix}*`, async (request, reply) => {
    const file = await shells.find(request.params['*'])
    if (!file) return notFound(request, reply)
    try {
      return await sendFile(request, reply, files, file)
    } catch (error) {
      request.log.error({ err: error }, 'a file of a host is not what was announced')
      shells.forget()
      return refuse(request, reply, 503, 'This file cannot be answered right now.')
    }
  })
}

async function sendReleaseFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { files, requested, claimsOf, onAltered }: FileOptions,
): Promise<FastifyReply> {
  const { success, output: params } = v.safeParse(ReleaseFileParams, request.params)
  if (!success) return notFound(request, reply)
  const { name, version, '*': file } = params
  const found = await requested.find({ name, version }, await claimsOf(request))
  if (!found) return notFound(request, reply)
  const { release, digest, folder, isPreview } = found
  const described = Object.hasOwn(release.files, file) ? release.files[file]?.integrity : undefined
  const integrity = file === DESCRIPTION_FILE ? digest : described
  if (integrity === undefined) return notFound(request, reply)
  try {
    const caching = isPreview ? PREVIEW_CACHING : RELEASE_CACHING
    return await sendFile(
      request,
      reply,
      files,
      { path: placeInside(folder, file), integrity },
      caching,
    )
  } catch (error) {
    request.log.error({ err: error }, 'a file of a release is not what was published')
    onAltered({ name, version, digest })
    return refuse(request, reply, 503, 'This file cannot be answered right now.')
  }
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: VerifiedFiles,
  file: VouchedFile,
  caching = RELEASE_CACHING,
): Promise<FastifyReply> {
  const { content, encoding } = await files.read(file, acceptedEncoding(request))
  const tag = `"${file.integrity}-${encoding}"`
  void reply.headers({
    'Content-Type': contentType(file.path),
    'Cache-Control': caching,
    ETag: tag,
    Vary: 'Accept-Encoding',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
  })
  return request.headers['if-none-match'] === tag ? reply.status(304).send() : reply.send(content)
}

const notFound = (request: FastifyRequest, reply: FastifyReply) =>
  refuse(request, reply, 404, 'There is no such file.')

const refuse = (request: FastifyRequest, reply: FastifyReply, status: number, message: string) =>
  reply
    .status(status)
    .header('Cache-Control', 'no-store')
    .send(errorResponse(status, message, request.id))
