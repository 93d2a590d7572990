import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterEach, expect, it } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import { RESERVED_PREFIXES } from 'shared-contracts/addresses'
import { Site } from './testing/site.ts'

const Started = v.object({
  fastify: v.custom<FastifyInstance>((value) => typeof value === 'object' && value !== null),
})

const addresses: string[] = []

/** Fastify publishes a message for every server that is created. */
function watchRoutes(message: unknown): void {
  const { fastify } = v.parse(Started, message)
  fastify.addHook('onRoute', ({ url }) => void addresses.push(url))
}

afterEach(() => {
  unsubscribe('fastify.initialization', watchRoutes)
})

it('names the first segment of every address that the edge answers itself, and nothing else', async () => {
  subscribe('fastify.initialization', watchRoutes)
  const site = await Site.open()
  await site.start()
  await site.close()
  const own = addresses.filter((address) => address !== '/*')
  const segments = own.map((address) => `/${address.split('/')[1]}`)
  expect([...new Set(segments)].sort()).toEqual(RESERVED_PREFIXES)
})
