import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'

const startPrograms = jest.fn<(options: { env: NodeJS.ProcessEnv }) => unknown>()
jest.unstable_mockModule('../start/programs.ts', () => ({ startPrograms }))
jest.unstable_mockModule('../workspace/build-step.ts', () => ({ runStep: () => Promise.resolve() }))
const { standaloneApi } = await import('./standalone-api.ts')

const done = () => Promise.resolve()
const environment = process.env
beforeEach(() => {
  jest.spyOn(console, 'log').mockReturnValue()
  startPrograms.mockReturnValue({ migrate: done, startApi: done, stop: done })
})
afterEach(() => {
  jest.restoreAllMocks()
  process.env = environment
})

it('the API that is started for a remote alone is found at its API_HOST', async () => {
  process.env = { ...environment, API_HOST: '192.0.2.7', API_URL: 'http://127.0.0.1:9' }
  const origin = await standaloneApi('http://127.0.0.1:3103')
  const { API_PORT: port } = startPrograms.mock.calls[0]?.[0].env ?? {}
  expect(origin).toBe(`http://192.0.2.7:${port}`)
})
