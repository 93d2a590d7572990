import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import {
  SHARED_FILES,
  type DocumentData,
  type Fragment,
  type HostContract,
  type LoadableRelease,
} from 'shared-contracts/release'
import type { ReleaseFiles } from 'shared-server/release-store/release-files'
import type { ReleaseKeys } from 'shared-server/signature/release-keys'
import { digestsOf, mapOffer, offerTo, placeOf } from '../pages/pages.ts'
import { DeltaFiles } from '../releases/delta-files.ts'
import { sendReleaseFile, sendSharedFile } from '../releases/files.ts'
import type { LoadedRelease } from '../releases/read-release.ts'
import { CATCH_UP_LIMIT_MS, RegistryPoller, SPREAD_MS } from '../releases/registry-poller.ts'
import { ReleaseCopies } from '../releases/release-copies.ts'
import { RemoteSources } from '../releases/remote-sources.ts'
import { RequestedReleases } from '../releases/requested-releases.ts'
import { ServedReleases, STILL_LOADING } from '../releases/served-releases.ts'
import { VerifiedFiles } from '../releases/verified-files.ts'

export { CATCH_UP_LIMIT_MS, SPREAD_MS, STILL_LOADING }

const silent = () => undefined
const log = { info: silent, warn: silent, error: silent } as unknown as FastifyBaseLogger

export interface EdgePartsOptions {
  /** Folder of everything that outlives a restart. */
  readonly dataDir: string
  /** Folder of releases, and the store that they are fetched from; null if the folder is the store. */
  readonly releasesDir: string
  readonly store: ReleaseFiles | null
  readonly registryUrl: string
  readonly pollMs: number
  readonly host: HostContract
  readonly keys: ReleaseKeys | undefined
}

/** A document's data about releases, and its page. */
export interface OfferedDocument {
  readonly status: 200 | 404 | 503
  readonly data: Pick<DocumentData, 'addresses' | 'versions' | 'fallbacks' | 'digests' | 'release'>
  /** The page's release and fragment. */
  readonly page: { readonly loaded: LoadedRelease; readonly fragment: Fragment | undefined } | null
  /** The registry's revision for the visitor's cookie; null if none is sent. */
  readonly fresh: number | null
}

/** A file that a browser requests; a file shared by releases has no version. */
export interface AskedFile {
  readonly name: string
  readonly version: string | null
  readonly file: string
}

/** An edge's answer for a file. */
export interface SentFile {
  readonly status: number
  readonly content: Buffer | null
}

/** The parts of an edge that decide about releases, without its server and without rendering. */
export class EdgeParts {
  readonly copies: ReleaseCopies
  readonly served: ServedReleases
  readonly poller: RegistryPoller
  private readonly requested: RequestedReleases
  private readonly files = new VerifiedFiles()
  private readonly deltas = new DeltaFiles()
  private readonly sources = new RemoteSources(new Map(), new Map())

  constructor(options: EdgePartsOptions) {
    const { dataDir, releasesDir, store, registryUrl, pollMs, host, keys } = options
    this.copies = new ReleaseCopies({ folder: releasesDir, store, host, keys, log })
    this.served = new ServedReleases(this.copies, log)
    this.poller = new RegistryPoller({
      url: registryUrl,
      proxySecret: undefined,
      served: this.served,
      shells: { announce: silent, shells: [] },
      keptMap: `${dataDir}/edge/releases.json`,
      pollMs,
      log,
    })
    this.requested = new RequestedReleases({
      served: this.served,
      copies: this.copies,
      refresh: (told) => this.poller.refresh(told),
      log,
    })
  }

  /**
   * Returns the document for a path.
   *
   * @param told revision that an edge has told the visitor; 0 for none.
   */
  async document(pathname: string, visitor: string, told: number): Promise<OfferedDocument> {
    const { served, sources, poller } = this
    if (told > 0) await poller.catchUp(told)
    const offer = await offerTo(served.hasCanary ? visitor : null, null, { served, sources })
    const { page, closed, addresses } = placeOf(pathname, offer, served)
    const fragment = page?.route.fragments[page.basePath]
    return {
      status: page ? 200 : closed === null ? 404 : 503,
      data: {
        addresses,
        versions: mapOffer(offer, ({ loaded }) => loaded),
        fallbacks: mapOffer(offer, ({ fallback }) => fallback),
        digests: digestsOf(offer, page),
        release: page && loadable(page.loaded),
      },
      page: page && {
        loaded: page.loaded,
        fragment: fragment === undefined ? undefined : page.loaded.fragments.get(fragment),
      },
      fresh: poller.freshRevision,
    }
  }

  /** Returns a file of a release for its address. @param told as for {@link document}. */
  async file({ name, version, file }: AskedFile, told: number): Promise<SentFile> {
    const answer = { status: 200, content: null as Buffer | null }
    const reply = {
      status: (status: number) => Object.assign(answer, { status }) && reply,
      header: () => reply,
      headers: () => reply,
      send: (content: unknown) => {
        if (Buffer.isBuffer(content)) answer.content = content
        return reply
      },
    }
    const send = version === null ? sendSharedFile : sendReleaseFile
    const path = version === null ? file.slice(SHARED_FILES.length) : file
    const request = {
      ...{ params: { name, version, '*': path }, headers: {}, id: '', log },
      ...{ protocol: 'http', cookies: { revision: String(told) } },
    }
    try {
      await send(request as unknown as FastifyRequest, reply as unknown as FastifyReply, {
        files: this.files,
        requested: this.requested,
        deltas: this.deltas,
        claimsOf: () => Promise.resolve([]),
        onAltered: ({ name: altered, ...pointer }) => this.copies.forget(altered, pointer),
        onAlteredDeltas: ({ name: altered, ...pointer }) => this.copies.renew(altered, pointer),
      })
    } catch {
      // Registry, store or disk is not available.
      return { status: 503, content: null }
    }
    return answer
  }
}

const loadable = ({ release }: LoadedRelease): LoadableRelease => {
  const { name, version, theme, entry, routes } = release
  return {
    name,
    version,
    theme,
    entry,
    routes: routes.map(({ path, scripts, data }) => ({ path, scripts, data })),
  }
}
