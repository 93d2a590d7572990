import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { afterEach, expect, it } from '@jest/globals'
import { eventually } from 'shared-server/testing/eventually'
import { keepRunning, type KeptProgram } from './keep-running.ts'

let program: KeptProgram | undefined
afterEach(() => program?.end())

const running = (text: string) => () => spawn(process.execPath, ['-e', text], { stdio: 'ignore' })
const lasting = running('setInterval(() => {}, 1000)')

/** Keeps a program running, and records each start and each end. */
function kept(first: ChildProcess, start: () => ChildProcess) {
  const started: ChildProcess[] = []
  const ends: string[] = []
  const broken = new Promise<void>((resolve) => {
    program = keepRunning(first, {
      start: () => {
        const child = start()
        started.push(child)
        return child
      },
      onEnd: (how) => ends.push(how),
      onBroken: resolve,
      pauseMs: 1,
    })
  })
  return { started, ends, broken }
}

it('starts a program again that was killed', async () => {
  const first = lasting()
  const { started, ends } = kept(first, lasting)
  first.kill('SIGKILL')
  await eventually(() => started.length === 1)
  expect(ends).toEqual(['SIGKILL'])
  started[0]?.kill('SIGKILL')
  await eventually(() => started.length === 2)
})

it('starts it anew when it is told to, which is no end', async () => {
  const first = lasting()
  const { started, ends } = kept(first, lasting)
  await program?.renew()
  expect(started).toHaveLength(1)
  expect(first.signalCode).toBe('SIGTERM')
  expect(ends).toEqual([])
})

it('starts it anew once for two who tell it to at the same time, and answers both', async () => {
  const { started } = kept(lasting(), lasting)
  await Promise.all([program?.renew(), program?.renew()])
  expect(started).toHaveLength(1)
})

it('gives a program up that ends again and again', async () => {
  const failing = running('process.exit(3)')
  const { started, ends, broken } = kept(failing(), failing)
  await broken
  expect(ends).toEqual(Array.from({ length: 6 }, () => '3'))
  expect(started).toHaveLength(5)
})

it('ends it for good when it is told to', async () => {
  const first = lasting()
  const { started, ends } = kept(first, lasting)
  const exited = once(first, 'exit')
  program?.end()
  await exited
  expect([started, ends]).toEqual([[], []])
})
