import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { HttpError } from 'shared-contracts'
import { ReleaseEvent, ReleaseMap, type Release } from 'shared-contracts/release'
import * as v from 'valibot'

export interface RegistryAddress {
  /** Where the API answers, such as `http://127.0.0.1:3001`. */
  readonly origin: string
  readonly token: string
}

/**
 * Address and token from the environment: `API_ORIGIN` or `API_PORT`, and `RELEASES_TOKEN` or the token that
 * the API keeps in `DATA_DIR`.
 */
export async function registryFromEnvironment(env: NodeJS.ProcessEnv): Promise<RegistryAddress> {
  const origin = env['API_ORIGIN'] ?? `http://127.0.0.1:${env['API_PORT'] ?? '3001'}`
  const kept = join(dataDir(env), 'release-token')
  const token = env['RELEASES_TOKEN'] ?? (await readFile(kept, 'utf8').catch(() => '')).trim()
  return { origin, token }
}

/** Folder of everything that outlives a restart. */
export const dataDir = (env: NodeJS.ProcessEnv) => resolve(env['DATA_DIR'] ?? '.data')

/** The registry of releases, as the release command speaks to it. */
export class RegistryClient {
  private readonly address: RegistryAddress

  constructor(address: RegistryAddress) {
    this.address = address
  }

  /** @throws HttpError 409 when the version exists. */
  async publish(release: Release): Promise<void> {
    await this.call('/api/releases', release)
  }

  /** @throws HttpError 404 when the version was never published. */
  async promote(name: string, version: string, reason: string): Promise<void> {
    await this.call(`/api/releases/${name}/promote`, { version, reason })
  }

  async map(): Promise<ReleaseMap> {
    return v.parse(ReleaseMap, await this.call('/api/releases'))
  }

  async history(name: string): Promise<ReleaseEvent[]> {
    return v.parse(v.array(ReleaseEvent), await this.call(`/api/releases/${name}/history`))
  }

  private async call(path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(this.address.origin + path, {
      headers: {
        authorization: `Bearer ${this.address.token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(10_000),
    })
    if (!response.ok) throw await HttpError.from(response)
    return response.json()
  }
}
