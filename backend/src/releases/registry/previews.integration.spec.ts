import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createHmac } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PreviewClaims, PreviewListing, PreviewResponse } from 'shared-contracts/preview'
import { AuditEvent, TokenResponse } from 'shared-contracts/registry'
import { TagListing } from 'shared-contracts/release-tag'
import * as v from 'valibot'
import { deskClient, signedIn } from '../../accounts/testing/desk-client.ts'
import type { Config } from '../../foundation/config/config.ts'
import { onEachDatabase } from '../../foundation/database/testing/on-each-database.ts'
import { startTestApp, type TestApp } from '../../foundation/database/testing/test-app.ts'
import { registryClient } from './testing/registry-client.ts'

const TOKEN = 'a-token-for-this-suite'
const DESK = '/api/desk/release-previews'

onEachDatabase('previews', (newConfig) => {
  let config: Config
  let api: TestApp
  let team: string
  beforeAll(async () => {
    config = await newConfig({ RELEASES_TOKEN: TOKEN })
    api = await startTestApp(config)
    for (const name of ['mfe-a', 'mfe-b', 'mfe-c', 'mfe-d']) await registry.publish(name, '1.0.0')
    const request = { actor: 'ci of mfe-a', remote: 'mfe-a' }
    const made = await registry.send('POST', '/api/release-tokens', request)
    team = v.parse(TokenResponse, made.json()).token
  }, 60_000)
  afterAll(() => api.app.close())

  const registry = registryClient(() => api, TOKEN)
  const sign = (of: string[], hours?: number) =>
    registry.send('POST', '/api/release-previews', { of, ...(hours !== undefined && { hours }) })
  const signed = async (...of: string[]) => v.parse(PreviewResponse, (await sign(of)).json())
  const shown = async (...of: string[]) =>
    (await signed(...of)).releases.map(({ remote, version }) => `${remote}@${version}`)
  const refusal = async (...of: string[]) => {
    const { statusCode, body } = await sign(of)
    return `${statusCode} ${v.parse(v.object({ message: v.string() }), JSON.parse(body)).message}`
  }
  const tag = (name: string, remote: string, version: string) =>
    registry.send('PUT', `/api/releases/${remote}/tags/${name}`, { version })
  const asTeam = (method: 'POST' | 'PUT' | 'GET' | 'DELETE', url: string, payload?: object) =>
    api.inject({ method, url, payload, headers: { authorization: `Bearer ${team}` } })
  const audited = async () =>
    v
      .parse(v.array(AuditEvent), (await registry.send('GET', '/api/audit-log')).json())
      .map(({ actor, action, change }) => `${actor}: ${action}: ${change}`)

  describe('a link', () => {
    it('is claims with an end, signed by the secret that the edge reads in the data folder', async () => {
      const answer = await sign(['mfe-a@1.0.0', 'mfe-b@1.0.0'], 2)
      const { path, until, releases } = v.parse(PreviewResponse, answer.json())
      const [, content = '', signature] = /^\/preview\/([\w-]+)\.([\w-]+)$/.exec(path) ?? []
      const secret = (await readFile(join(config.DATA_DIR, 'preview-secret'), 'utf8')).trim()
      expect(createHmac('sha256', secret).update(content).digest('base64url')).toBe(signature)
      const claims: unknown = JSON.parse(Buffer.from(content, 'base64url').toString('utf8'))
      expect(v.parse(PreviewClaims, claims)).toMatchObject([
        { id: releases[0]?.id, remote: 'mfe-a', version: '1.0.0', until },
        { id: releases[1]?.id, remote: 'mfe-b', version: '1.0.0', until },
      ])
      const hours = (Date.parse(until) - Date.now()) / 3_600_000
      expect(hours).toBeGreaterThan(1.9)
      expect(hours).toBeLessThanOrEqual(2)
    })

    it('is made for what is published, once a remote, and for a week at most', async () => {
      await registry.publish('mfe-a', '1.1.0')
      expect(await refusal('mfe-a@9.9.9')).toBe(
        '404 mfe-a@9.9.9 is not published; the newest that are: 1.1.0, 1.0.0',
      )
      expect((await sign(['mfe-a@1.0.0'], 169)).statusCode).toBe(400)
      expect((await sign(['mfe-a'])).statusCode).toBe(404)
      expect((await sign(['Mfe A@1'])).statusCode).toBe(400)
      expect(await refusal('mfe-a@1.0.0', 'mfe-a@1.1.0')).toBe(
        '422 mfe-a is named by 1.0.0 and by 1.1.0: a browser shows one of them',
      )
    })

    it('is for a team of its own remote alone, also by a tag that another one shares', async () => {
      const of = (...targets: string[]) =>
        asTeam('POST', '/api/release-previews', { of: targets }).then((answer) => answer.statusCode)
      await tag('shared', 'mfe-a', '1.0.0')
      await tag('shared', 'mfe-b', '1.0.0')
      expect(await of('mfe-a@1.0.0')).toBe(200)
      expect(await of('mfe-a@shared')).toBe(200)
      expect(await of('mfe-b@1.0.0')).toBe(403)
      expect(await of('mfe-a@1.0.0', 'mfe-b@shared')).toBe(403)
      expect(await of('shared')).toBe(403)
      expect(await of('mfe-b@never-published')).toBe(403)
    })

    it('is listed for each of its remotes, and closed for all of them by any', async () => {
      const [a, b] = (await signed('mfe-a@1.0.0', 'mfe-d@1.0.0')).releases
      const url = `/api/releases/mfe-d/previews`
      const list = async () =>
        v.parse(v.array(PreviewListing), (await registry.send('GET', url)).json())
      expect((await list()).map(({ id, revokedAt }) => [id, revokedAt])).toEqual([[b?.id, null]])
      const revoke = () => registry.send('DELETE', `${url}/${b?.id}`)
      await expect(revoke()).resolves.toMatchObject({ statusCode: 204 })
      await expect(revoke()).resolves.toMatchObject({ statusCode: 404 })
      expect((await list())[0]?.revokedAt).toMatch(/Z$/)
      const { closedPreviews } = await registry.map()
      expect(closedPreviews).toContain(b?.id)
      expect(closedPreviews).not.toContain(a?.id)
      expect((await api.inject(url)).statusCode).toBe(401)
    })

    it('to a withdrawn release is not signed, and those that were are closed', async () => {
      await registry.promote('mfe-c', '1.0.0')
      await registry.publish('mfe-c', '1.1.0')
      await registry.promote('mfe-c', '1.1.0')
      const [link] = (await signed('mfe-c@1.1.0')).releases
      expect((await registry.map()).closedPreviews).not.toContain(link?.id)
      await registry.rollback('mfe-c')
      expect((await registry.map()).closedPreviews).toContain(link?.id)
      expect(await refusal('mfe-c@1.1.0')).toMatch(/^422 mfe-c@1\.1\.0 was withdrawn: /)
    })
  })

  describe('a permanent address', () => {
    it('is opened by whoever is signed in at the desk, and by nobody else', async () => {
      const editor = await signedIn(() => api, { name: 'Efua', role: 'group-editor' })
      const of = ['mfe-a@1.1.0', 'mfe-b@1.0.0']
      const answer = await editor.send('POST', DESK, { of })
      expect(v.parse(PreviewResponse, answer.json()).releases).toMatchObject([
        { remote: 'mfe-a', version: '1.1.0' },
        { remote: 'mfe-b', version: '1.0.0' },
      ])
      expect((await audited())[0]).toMatch(/^Efua: preview signed: mfe-b@1\.0\.0, link /)
      const nobody = deskClient(() => api)
      expect((await nobody.send('POST', DESK, { of })).statusCode).toBe(401)
      const elsewhere = { origin: 'https://evil.example' }
      expect((await editor.send('POST', DESK, { of }, elsewhere)).statusCode).toBe(403)
    })
  })

  describe('a tag', () => {
    it('names a release until it is moved, which is written down', async () => {
      expect((await tag('checkout', 'mfe-a', '1.0.0')).statusCode).toBe(200)
      expect(await shown('mfe-a@checkout')).toEqual(['mfe-a@1.0.0'])
      const moved = await tag('checkout', 'mfe-a', '1.1.0')
      expect(v.parse(TagListing, moved.json())).toMatchObject({
        version: '1.1.0',
        setBy: 'platform',
      })
      expect(await shown('mfe-a@checkout')).toEqual(['mfe-a@1.1.0'])
      expect((await audited())[1]).toBe('platform: tag set: checkout of mfe-a: 1.1.0, before 1.0.0')
      const { releases } = await registry.remote('mfe-a')
      expect(releases.map(({ version, tags }) => [version, tags])).toEqual([
        ['1.1.0', ['checkout']],
        ['1.0.0', ['shared']],
      ])
    })

    it('that several remotes have names their releases together, but for who is named', async () => {
      await tag('checkout', 'mfe-b', '1.0.0')
      expect(await shown('checkout')).toEqual(['mfe-a@1.1.0', 'mfe-b@1.0.0'])
      expect(await shown('checkout', 'mfe-a@1.0.0')).toEqual(['mfe-a@1.0.0', 'mfe-b@1.0.0'])
      await tag('next', 'mfe-a', '1.0.0')
      expect((await sign(['checkout', 'next'])).statusCode).toBe(422)
    })

    it('that nobody has is refused with the likely one', async () => {
      expect(await refusal('mfe-a@chekout')).toBe(
        '404 mfe-a has no tag chekout; did you mean checkout?',
      )
      expect(await refusal('else')).toMatch(
        /^404 No release has the tag else; the newest are: next, /,
      )
      expect(await refusal('mfe-d@any')).toBe('404 mfe-d has no tag any')
    })

    it('is set with the release that is published', async () => {
      const published = await registry.publish('mfe-d', '1.1.0', {}, [
        'branch-header',
        'author-ama',
      ])
      expect(published.statusCode).toBe(201)
      expect(await shown('mfe-d@branch-header')).toEqual(['mfe-d@1.1.0'])
      await registry.publish('mfe-d', '1.2.0', {}, ['branch-header'])
      expect(await shown('mfe-d@branch-header')).toEqual(['mfe-d@1.2.0'])
      expect(await shown('mfe-d@author-ama')).toEqual(['mfe-d@1.1.0'])
      expect((await registry.publish('mfe-d', '1.3.0', {}, ['Not A Tag'])).statusCode).toBe(400)
    })

    it('never names what was rolled back or pruned: the first takes it, the second is refused', async () => {
      await registry.publish('mfe-c', '1.2.0', {}, ['hotfix'])
      await registry.promote('mfe-c', '1.2.0')
      await registry.rollback('mfe-c')
      expect(await refusal('mfe-c@hotfix')).toBe('404 mfe-c has no tag hotfix')
      expect((await audited())[0]).toBe(
        'platform: tag removed: hotfix of mfe-c: 1.2.0 was rolled back',
      )
      expect((await tag('hotfix', 'mfe-c', '1.2.0')).statusCode).toBe(422)
      const prune = (versions: string[]) => registry.change('mfe-d', 'prune', { versions })
      const kept = await prune(['1.0.0', '1.1.0'])
      expect([kept.statusCode, kept.body]).toEqual([
        422,
        expect.stringContaining('mfe-d@1.1.0 has the tag author-ama: move it, or remove it by'),
      ])
      const remove = () => registry.send('DELETE', '/api/releases/mfe-d/tags/author-ama')
      expect((await remove()).statusCode).toBe(204)
      expect((await remove()).statusCode).toBe(404)
      expect((await prune(['1.0.0', '1.1.0'])).statusCode).toBe(200)
      expect((await tag('old', 'mfe-d', '1.1.0')).statusCode).toBe(422)
    })

    it('is set, seen and removed by its own team alone', async () => {
      const url = '/api/releases/mfe-b/tags/checkout'
      expect((await asTeam('PUT', url, { version: '1.0.0' })).statusCode).toBe(403)
      expect((await asTeam('DELETE', url)).statusCode).toBe(403)
      const seen = await asTeam('GET', '/api/release-tags')
      const remotes = v.parse(v.array(TagListing), seen.json()).map(({ remote }) => remote)
      expect(new Set(remotes)).toEqual(new Set(['mfe-a']))
      expect((await api.inject('/api/release-tags')).statusCode).toBe(401)
    })
  })
})
