import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { SentTelemetry, TelemetryReport } from 'shared-contracts/telemetry'
import { createReports } from './reports.ts'

const loaded = (duration: number): TelemetryReport => ({
  kind: 'loaded',
  remote: 'mfe-gpl',
  version: '1.0.0',
  duration,
})

const held = () => true
const sendBeacon = jest.fn<typeof navigator.sendBeacon>()
/** Returns the durations of each beacon's reports. */
const sent = () =>
  Promise.all(
    sendBeacon.mock.calls.map(async ([address, body]) => {
      expect(address).toBe('/api/telemetry')
      const { ticket, reports, ...batch } = JSON.parse(await textOf(body as Blob)) as SentTelemetry
      expect(batch).toEqual({ held: true })
      expect(ticket).toBe('a ticket')
      return reports.map((report) => ('duration' in report ? report.duration : null))
    }),
  )

/** jsdom's blobs have no `text()`. */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.readAsText(blob)
  })

const hide = () => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

beforeEach(() => {
  sendBeacon.mockReset()
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon })
})

afterEach(() => {
  jest.restoreAllMocks()
})

describe('reports of a visit', () => {
  it('go together when the visitor leaves, and none goes twice', async () => {
    const report = createReports('a ticket', held, 1)
    report(loaded(1))
    report(loaded(2))
    expect(sendBeacon).not.toHaveBeenCalled()
    hide()
    hide()
    expect(await sent()).toEqual([[1, 2]])
  })

  it('take along what is only measured as the visitor leaves', async () => {
    const report = createReports('a ticket', held, 1)
    document.addEventListener('visibilitychange', () => report(loaded(3)), { once: true })
    hide()
    expect(await sent()).toEqual([[3]])
  })

  it('go at once when there are twenty', async () => {
    const report = createReports('a ticket', held, 1)
    for (let count = 1; count <= 21; count++) report(loaded(count))
    expect((await sent()).map(({ length }) => length)).toEqual([20])
    hide()
    expect((await sent()).map(({ length }) => length)).toEqual([20, 1])
  })

  it('go at once when a tab leaks, which may not live to be left', async () => {
    const report = createReports('a ticket', held, 1)
    report(loaded(1))
    report({ kind: 'leak', remote: 'mfe-gpl', version: '1.0.0' })
    expect(await sent()).toEqual([[1, null]])
  })

  it('are those of the share of visits that was asked for', () => {
    jest.spyOn(Math, 'random').mockReturnValueOnce(0.2).mockReturnValueOnce(0.3)
    for (const share of [0.25, 0.25]) createReports('a ticket', held, share)(loaded(1))
    hide()
    expect(sendBeacon).toHaveBeenCalledTimes(1)
  })

  it('are none for a visitor who objects', () => {
    jest.spyOn(Math, 'random').mockReturnValue(0)
    createReports('a ticket', held, 0)(loaded(1))
    hide()
    expect(sendBeacon).not.toHaveBeenCalled()
  })

  it('are none in a document without a ticket', () => {
    createReports(null, held, 1)(loaded(1))
    hide()
    expect(sendBeacon).not.toHaveBeenCalled()
  })
})
