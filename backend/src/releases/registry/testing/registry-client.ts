import type { LightMyRequestResponse } from 'fastify'
import { ReleaseEvent, ReleaseMap, RemoteReleases } from 'shared-contracts/registry'
import { basePathsOf, type HostContract, type Release } from 'shared-contracts/release'
import * as v from 'valibot'
import type { TestApp } from '../../../foundation/database/testing/test-app.ts'
import { release, shellRelease } from './release.ts'

/** A client of the registry that calls it like a release command. */
export function registryClient(api: () => TestApp, token: string) {
  const send = (
    method: 'POST' | 'PUT' | 'DELETE' | 'GET',
    url: string,
    payload?: object,
  ): Promise<LightMyRequestResponse> =>
    api().inject({ method, url, payload, headers: { authorization: `Bearer ${token}` } })
  const map = async () => v.parse(ReleaseMap, (await api().inject('/api/releases')).json())
  /** Makes a change based on the current revision, unless the body has another one. */
  const change = async (name: string, verb: string, body: object = {}) =>
    send('POST', `/api/releases/${name}/${verb}`, { revision: (await map()).revision, ...body })
  return {
    send,
    map,
    change,
    give: (name: string, prefix = `/${name}`) =>
      send('POST', '/api/release-prefixes', { prefix, remote: name }),
    announceText: (description: string, signature?: string) =>
      send('PUT', '/api/host-contract', { description, signature }),
    announce: (contract?: HostContract, version?: string) =>
      send('PUT', '/api/host-contract', {
        description: JSON.stringify(shellRelease(contract, version)),
      }),
    publishText: (description: string, signature?: string) =>
      send('POST', '/api/releases', { description, signature }),
    /**
     * Publishes a release. The platform's token first gives the remote its prefixes; with a team's token, it must have
     * them already.
     */
    publish: async (
      name: string,
      version: string,
      changes: Partial<Release> = {},
      tags: readonly string[] = [],
    ) => {
      const described = release(name, version, changes)
      for (const prefix of basePathsOf(described)) {
        await send('POST', '/api/release-prefixes', { prefix, remote: name })
      }
      return send('POST', '/api/releases', { description: JSON.stringify(described), tags })
    },
    promote: (name: string, version: string, body: object = {}) =>
      change(name, 'promote', { version, ...body }),
    canary: (name: string, version: string, percent: number, steps: number[] = []) =>
      change(name, 'canary', { version, percent, steps }),
    rollback: (name: string, reason = '') => change(name, 'rollback', { reason }),
    channels: async (name: string) => (await map()).remotes.find((remote) => remote.name === name),
    remote: async (name: string) =>
      v.parse(RemoteReleases, (await send('GET', `/api/releases/${name}`)).json()),
    history: async (name: string) =>
      v.parse(v.array(ReleaseEvent), (await send('GET', `/api/releases/${name}/history`)).json()),
  }
}
