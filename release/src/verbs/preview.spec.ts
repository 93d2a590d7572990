import { afterEach, expect, it, jest } from '@jest/globals'
import { runCommand } from '../command/run-command.ts'

const LINK = {
  path: '/preview/W3siaWQi',
  until: '2026-11-24T09:00:00.000Z',
  releases: [{ id: '4kQ', remote: 'mfe-gpl', version: '1.1.0' }],
}

afterEach(() => {
  jest.restoreAllMocks()
})

/** Prints a link with a registry that gives one, wherever it is. */
async function preview(env: NodeJS.ProcessEnv) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json(LINK)))
  const lines: string[] = []
  const write = (text: string) => void lines.push(text)
  await runCommand(['preview', 'gpl@1.1.0'], env, { stdout: write, stderr: write })
  return lines.join('\n')
}

it.each<[string, string, NodeJS.ProcessEnv]>([
  ['this machine', 'http://127.0.0.1:3000', {}],
  ['this machine', 'http://127.0.0.1:4000', { API_ORIGIN: 'http://localhost:3001', PORT: '4000' }],
  [
    'the site that answers as the API',
    'https://www.example.com',
    { API_ORIGIN: 'https://www.example.com' },
  ],
  [
    'PUBLIC_ORIGIN',
    'https://www.example.com',
    { API_ORIGIN: 'https://api.example.com', PUBLIC_ORIGIN: 'https://www.example.com' },
  ],
])('leads to %s: %s with %j', async (_site, origin, env) => {
  const text = await preview(env)
  expect(text).toContain(`${origin}/preview/W3siaWQi\n`)
  expect(text).toContain(`for good at ${origin}/preview/of/mfe-gpl@1.1.0\n`)
  expect(text).not.toContain('PUBLIC_ORIGIN')
})

it.each<[NodeJS.ProcessEnv]>([
  [{ API_ORIGIN: 'http://api:3001' }],
  [{ API_ORIGIN: 'http://127.example.com' }],
  [{ API_ORIGIN: 'https://api.example.com', PROXY_SECRET: 'a-secret-of-this-suite' }],
])('names no host that may be wrong, and asks for PUBLIC_ORIGIN, with %j', async (env) => {
  const text = await preview(env)
  expect(text).toMatch(/^\/preview\/W3siaWQi\n/)
  expect(text).toContain('PUBLIC_ORIGIN is missing')
  expect(text).toContain('for good at /preview/of/mfe-gpl@1.1.0\n')
  expect(text).not.toContain('://')
})
