import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { stopOnSignal, type StoppableProcess } from './stop-on-signal.ts'

describe('a program that is told to stop', () => {
  const exit = jest.fn()
  const onFailure = jest.fn()
  let program: EventEmitter & { exit: typeof exit }

  beforeEach(() => {
    jest.useFakeTimers()
    exit.mockClear()
    onFailure.mockClear()
    program = Object.assign(new EventEmitter(), { exit })
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  const stop = async (close: () => Promise<void>, signal: 'SIGTERM' | 'SIGINT' = 'SIGTERM') => {
    stopOnSignal(close, onFailure, program as unknown as StoppableProcess)
    program.emit(signal)
    await jest.advanceTimersByTimeAsync(0)
  }

  it.each(['SIGTERM', 'SIGINT'] as const)('ends with 0 once it is closed: %s', async (signal) => {
    await stop(() => Promise.resolve(), signal)
    expect(exit.mock.calls).toEqual([[0]])
    expect(onFailure).not.toHaveBeenCalled()
  })

  it('says why it ends with 1 when closing fails', async () => {
    const error = new Error('the database is away')
    await stop(() => Promise.reject(error))
    expect(onFailure.mock.calls).toEqual([['could not be closed', error]])
    expect(exit.mock.calls).toEqual([[1]])
  })

  it('cuts requests off after ten seconds, and says so', async () => {
    await stop(() => new Promise(() => undefined))
    await jest.advanceTimersByTimeAsync(9_999)
    expect(exit).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    const reason = 'requests were open 10 s after SIGTERM, and are cut off'
    expect(onFailure.mock.calls).toEqual([[reason, undefined]])
    expect(exit.mock.calls).toEqual([[1]])
  })
})
