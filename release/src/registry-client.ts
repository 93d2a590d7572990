import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { EdgeListing } from 'shared-contracts/edge-serving'
import { HttpError } from 'shared-contracts/http-error'
import {
  AuditEvent,
  PrefixListing,
  ReleaseEvent,
  ReleaseMap,
  RemoteReleases,
  TokenListing,
  TokenResponse,
  type PrefixQuery,
  type PrefixRequest,
  type ShellAnnouncement,
  type TokenRequest,
  type TokenRotation,
} from 'shared-contracts/registry'
import { PreviewListing, PreviewResponse } from 'shared-contracts/preview'
import { TagListing } from 'shared-contracts/release-tag'
import { HostContract } from 'shared-contracts/release'
import { PROXY_SECRET_HEADER } from 'shared-server/proxy-secret'
import * as v from 'valibot'
import type { ReleaseEnvironment } from './environment.ts'

/** Timeout for calls to the registry, in milliseconds. */
const TIME_LIMIT_MS = 10_000

export interface RegistryAddress {
  /** Address of the API, such as `http://127.0.0.1:3001`. */
  readonly origin: string
  readonly token: string
  /** Secret that the API requires from direct callers. */
  readonly proxySecret?: string | undefined
}

/** Revision and reason of a change. */
export interface ChangeBasis {
  /** Revision that the change was decided on. */
  readonly revision: number
  readonly reason?: string
}

/** Basis of a change that gives visitors a release. */
export interface GivingBasis extends ChangeBasis {
  /** Whether the release is wanted even if a roll back took it away. */
  readonly again?: boolean
}

/** Returns the address of the registry, and the token: the configured one, or the one that the API keeps. */
export async function registryFromEnvironment(env: ReleaseEnvironment): Promise<RegistryAddress> {
  const origin = env.API_ORIGIN ?? `http://127.0.0.1:${env.API_PORT}`
  const kept = join(env.DATA_DIR, 'release-token')
  const token = env.RELEASES_TOKEN ?? (await readFile(kept, 'utf8').catch(() => '')).trim()
  return { origin, token, proxySecret: env.PROXY_SECRET }
}

/** Client of the registry's API. Every method throws HttpError if the registry answers with a failure. */
export class RegistryClient {
  private readonly address: RegistryAddress

  constructor(address: RegistryAddress) {
    this.address = address
  }

  async map(): Promise<ReleaseMap> {
    return v.parse(ReleaseMap, await this.call('GET', '/api/releases'))
  }

  async releases(name: string): Promise<RemoteReleases> {
    return v.parse(RemoteReleases, await this.call('GET', `/api/releases/${name}`))
  }

  /** Lists what the running edges serve. */
  async edges(): Promise<EdgeListing[]> {
    return v.parse(v.array(EdgeListing), await this.call('GET', '/api/release-edges'))
  }

  async history(name: string): Promise<ReleaseEvent[]> {
    return v.parse(v.array(ReleaseEvent), await this.call('GET', `/api/releases/${name}/history`))
  }

  /** Returns the published `release.json` as its exact text. */
  async description(name: string, version: string): Promise<string> {
    return (await this.answer('GET', `/api/releases/${name}/${version}`)).text()
  }

  /** @param description `release.json` as its exact text. */
  publish(
    description: string,
    signature?: string,
    tags: readonly string[] = [],
  ): Promise<ReleaseEvent> {
    return this.change('/api/releases', { description, signature, tags })
  }

  sign(name: string, version: string, signature: string): Promise<ReleaseEvent> {
    return this.change(`/api/releases/${name}/sign`, { version, signature })
  }

  promote(name: string, version: string, basis: GivingBasis): Promise<ReleaseEvent> {
    return this.change(`/api/releases/${name}/promote`, { ...basis, version })
  }

  /** @param share percent of the visitors, and the later steps, which follow automatically. */
  canary(
    name: string,
    version: string,
    share: { readonly percent: number; readonly steps: readonly number[] },
    basis: GivingBasis,
  ): Promise<ReleaseEvent> {
    return this.change(`/api/releases/${name}/canary`, { ...basis, version, ...share })
  }

  rollback(name: string, basis: ChangeBasis): Promise<ReleaseEvent> {
    return this.change(`/api/releases/${name}/rollback`, basis)
  }

  disable(name: string, message: string, basis: ChangeBasis): Promise<ReleaseEvent> {
    return this.change(`/api/releases/${name}/disable`, { ...basis, message })
  }

  enable(name: string, basis: ChangeBasis): Promise<ReleaseEvent> {
    return this.change(`/api/releases/${name}/enable`, basis)
  }

  prune(name: string, versions: readonly string[], basis: ChangeBasis): Promise<ReleaseEvent> {
    return this.change(`/api/releases/${name}/prune`, { ...basis, versions })
  }

  /** @param of releases and tags, such as `mfe-gpl@1.4.0` and `checkout`. */
  async preview(of: readonly string[], hours: number): Promise<PreviewResponse> {
    return v.parse(PreviewResponse, await this.call('POST', '/api/release-previews', { of, hours }))
  }

  async tags(): Promise<TagListing[]> {
    return v.parse(v.array(TagListing), await this.call('GET', '/api/release-tags'))
  }

  async setTag(tag: string, name: string, version: string): Promise<TagListing> {
    const path = `/api/releases/${name}/tags/${encodeURIComponent(tag)}`
    return v.parse(TagListing, await this.call('PUT', path, { version }))
  }

  async removeTag(tag: string, name: string): Promise<void> {
    await this.answer('DELETE', `/api/releases/${name}/tags/${encodeURIComponent(tag)}`)
  }

  async previews(name: string): Promise<PreviewListing[]> {
    return v.parse(
      v.array(PreviewListing),
      await this.call('GET', `/api/releases/${name}/previews`),
    )
  }

  async revokePreview(name: string, id: string): Promise<void> {
    await this.answer('DELETE', `/api/releases/${name}/previews/${encodeURIComponent(id)}`)
  }

  async host(): Promise<HostContract> {
    return v.parse(HostContract, await this.call('GET', '/api/host-contract'))
  }

  /** @throws HttpError 422 if the registry refuses it. */
  async announceShell(announcement: ShellAnnouncement): Promise<void> {
    await this.call('PUT', '/api/host-contract', announcement)
  }

  async prefixes(): Promise<PrefixListing[]> {
    return v.parse(v.array(PrefixListing), await this.call('GET', '/api/release-prefixes'))
  }

  async givePrefix(request: PrefixRequest): Promise<PrefixListing> {
    return v.parse(PrefixListing, await this.call('POST', '/api/release-prefixes', request))
  }

  async takePrefix({ prefix, remote }: PrefixQuery): Promise<void> {
    const query = new URLSearchParams({ prefix, remote })
    await this.answer('DELETE', `/api/release-prefixes?${query.toString()}`)
  }

  async tokens(): Promise<TokenListing[]> {
    return v.parse(v.array(TokenListing), await this.call('GET', '/api/release-tokens'))
  }

  async createToken(request: TokenRequest): Promise<TokenResponse> {
    return v.parse(TokenResponse, await this.call('POST', '/api/release-tokens', request))
  }

  async rotateToken(actor: string, rotation: TokenRotation): Promise<TokenResponse> {
    const path = `/api/release-tokens/${encodeURIComponent(actor)}/rotate`
    return v.parse(TokenResponse, await this.call('POST', path, rotation))
  }

  async auditLog(before?: number): Promise<AuditEvent[]> {
    const query = before === undefined ? '' : `?before=${before}`
    return v.parse(v.array(AuditEvent), await this.call('GET', `/api/audit-log${query}`))
  }

  async revokeToken(actor: string): Promise<void> {
    await this.answer('DELETE', `/api/release-tokens/${encodeURIComponent(actor)}`)
  }

  private async change(path: string, body: object): Promise<ReleaseEvent> {
    return v.parse(ReleaseEvent, await this.call('POST', path, body))
  }

  private async call(method: string, path: string, body?: object): Promise<unknown> {
    return (await this.answer(method, path, body)).json()
  }

  private async answer(method: string, path: string, body?: object): Promise<Response> {
    const { origin, token, proxySecret } = this.address
    const response = await fetch(origin + path, {
      method,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(proxySecret !== undefined && { [PROXY_SECRET_HEADER]: proxySecret }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    })
    if (!response.ok) throw await HttpError.from(response)
    return response
  }
}
