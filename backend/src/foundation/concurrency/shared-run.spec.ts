import { describe, expect, it } from '@jest/globals'
import { SharedRun } from './shared-run.ts'

describe('shared run', () => {
  it('serves all who ask during a run, and begins anew afterwards', async () => {
    const run = new SharedRun()
    let started = 0
    const work = () => {
      started += 1
      return Promise.resolve()
    }
    await Promise.all([run.start(work), run.start(work), run.settle()])
    expect(started).toBe(1)
    await run.start(work)
    expect(started).toBe(2)
  })

  it('may be started again after a failure', async () => {
    const run = new SharedRun()
    await expect(run.start(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await expect(run.start(() => Promise.resolve())).resolves.toBeUndefined()
  })
})
