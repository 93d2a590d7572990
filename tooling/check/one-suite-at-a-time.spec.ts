import hooks from 'node:async_hooks'
import { expect, it } from '@jest/globals'

it('what runs asynchronously in a suite is told to no storage of the suite before', async () => {
  // A named import is of the class that this suite began with.
  const storage = new hooks.AsyncLocalStorage<string>()
  await storage.run('of this suite', async () => {
    expect(storage.getStore()).toBe('of this suite')
    const nextSuite = './one-suite-at-a-time.mjs?next'
    await import(nextSuite)
    expect(storage.getStore()).toBeUndefined()
  })
})
