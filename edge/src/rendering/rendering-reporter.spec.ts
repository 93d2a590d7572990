import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { RenderingReport } from 'shared-contracts/rendering-report'
import * as v from 'valibot'
import { RenderingReporter } from './rendering-reporter.ts'

const Sent = v.pipe(v.string(), v.parseJson(), RenderingReport)

const SECOND_MS = 1_000

let starts = 0
const report = (): RenderingReport => ({
  edge: '6f1f0d3c-5f6f-4d38-9d58-0d6f3a1c9a10',
  starts,
  heldPages: 0,
  heldBytes: 0,
  releases: [],
})
const sent: number[] = []
let status = 204
const warn = jest.fn()
let reporter: RenderingReporter

beforeEach(() => {
  jest.useFakeTimers()
  starts = 0
  sent.length = 0
  status = 204
  warn.mockClear()
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, request) => {
    sent.push(v.parse(Sent, request?.body).starts)
    return Promise.resolve(new Response(null, { status }))
  })
  const options = { apiOrigin: 'http://api.example', proxySecret: undefined, report }
  reporter = new RenderingReporter({ ...options, log: { warn, info: () => undefined } })
  reporter.start()
})
afterEach(async () => {
  await reporter.stop()
  jest.useRealTimers()
  jest.restoreAllMocks()
})

const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * SECOND_MS)

it('reports every ten seconds what has changed, and once a minute what has not', async () => {
  await pass(10)
  expect(sent).toEqual([0])
  await pass(50)
  expect(sent).toEqual([0])
  starts = 1
  await pass(10)
  expect(sent).toEqual([0, 1])
  await pass(60)
  expect(sent).toEqual([0, 1, 1])
})

it('tells again what the API did not take, and complains once', async () => {
  status = 503
  await pass(30)
  expect(sent).toEqual([0, 0, 0])
  expect(warn).toHaveBeenCalledTimes(1)
  status = 204
  await pass(20)
  expect(sent).toEqual([0, 0, 0, 0])
})
