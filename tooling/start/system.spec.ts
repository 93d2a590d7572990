import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import type { releaseWorkspace as releaseReal } from './release-workspace.ts'

const releaseWorkspace = jest.fn<typeof releaseReal>()
const startPrograms = jest.fn<(options: { env: NodeJS.ProcessEnv }) => unknown>()
jest.unstable_mockModule('../workspace/builds.ts', () => ({ buildSteps: () => [] }))
jest.unstable_mockModule('./programs.ts', () => ({ startPrograms }))
jest.unstable_mockModule('./release-workspace.ts', () => ({ releaseWorkspace }))
const { startSystem } = await import('./system.ts')

const KEYS = { DATA_DIR: '/nowhere', RELEASE_KEYS: '{}' }
const done = () => Promise.resolve()

let said: string[]
beforeEach(() => {
  said = []
  jest.spyOn(console, 'log').mockReturnValue()
  jest.spyOn(console, 'error').mockImplementation((text) => void said.push(String(text)))
  releaseWorkspace.mockResolvedValue({ hasReleased: true, unreleased: [], lost: [] })
  startPrograms.mockReturnValue({ migrate: done, startApi: done, startEdge: done, stop: done })
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.clearAllMocks()
  process.exitCode = undefined
})

const startWith = (env: NodeJS.ProcessEnv) =>
  startSystem({ mode: 'production', released: ['mfe-gpl'], env: { ...KEYS, ...env } })

it.each([
  [{ API_ORIGIN: 'https://api.example.com' }, 'http://127.0.0.1:3001'],
  [{ API_HOST: '192.0.2.7', API_PORT: '4001' }, 'http://192.0.2.7:4001'],
])('with %j, programs and releases work with the API of the start, %s', async (env, origin) => {
  await startWith(env)
  expect(startPrograms.mock.calls[0]?.[0].env['API_ORIGIN']).toBe(origin)
  expect(releaseWorkspace.mock.calls[0]?.[2]['API_ORIGIN']).toBe(origin)
})

it('refuses to release into the store of another installation', async () => {
  const store = { RELEASE_STORE: 's3://releases/site' }
  expect(await startWith({ ...store, API_ORIGIN: 'https://api.example.com' })).toBeNull()
  expect(said.join()).toContain('RELEASE_STORE')
  expect(releaseWorkspace).not.toHaveBeenCalled()
  expect(await startWith({ ...store, API_ORIGIN: 'http://127.0.0.1:3001/' })).not.toBeNull()
  expect(await startWith(store)).not.toBeNull()
})

it('names live releases whose files are lost before it starts the edge', async () => {
  const lines: string[] = []
  jest.spyOn(console, 'log').mockImplementation((text) => void lines.push(String(text)))
  const lost = ['mfe-gpl@1.0.0']
  releaseWorkspace.mockResolvedValue({ hasReleased: false, unreleased: [], lost })
  startPrograms.mockReturnValue({
    ...{ migrate: done, startApi: done, stop: done },
    startEdge: () => Promise.reject(new Error(lines.join('\n'))),
  })
  expect(await startWith({})).toBeNull()
  expect(said.join()).toContain('the release store lacks the files of mfe-gpl@1.0.0')
})
