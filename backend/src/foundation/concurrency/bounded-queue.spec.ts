import { describe, expect, it } from '@jest/globals'
import { BoundedQueue, QueueFullError } from './bounded-queue.ts'

/** Work that ends on command. */
function workUntilTold() {
  const ends: (() => void)[] = []
  const begun: string[] = []
  return {
    begun,
    work: (name: string) => () => {
      begun.push(name)
      return new Promise<string>((resolve) => ends.push(() => resolve(name)))
    },
    end: async () => {
      ends.shift()?.()
      await new Promise(setImmediate)
    },
  }
}

describe('a bounded queue', () => {
  it('does so much at once, and the rest in its order', async () => {
    const queue = new BoundedQueue({ atOnce: 2, waiting: 2 })
    const { work, begun, end } = workUntilTold()
    const done = ['a', 'b', 'c', 'd'].map((name) => queue.run(work(name)))
    expect(begun).toEqual(['a', 'b'])
    await end()
    expect(begun).toEqual(['a', 'b', 'c'])
    for (let time = 0; time < 3; time += 1) await end()
    await expect(Promise.all(done)).resolves.toEqual(['a', 'b', 'c', 'd'])
  })

  it('refuses what finds no place, and takes more once there is one', async () => {
    const queue = new BoundedQueue({ atOnce: 1, waiting: 1 })
    const { work, begun, end } = workUntilTold()
    const done = ['a', 'b'].map((name) => queue.run(work(name)))
    await expect(queue.run(work('c'))).rejects.toThrow(QueueFullError)
    await end()
    done.push(queue.run(work('d')))
    await end()
    await end()
    await expect(Promise.all(done)).resolves.toEqual(['a', 'b', 'd'])
    expect(begun).toEqual(['a', 'b', 'd'])
  })

  it('leaves places to what may use all of them', async () => {
    const queue = new BoundedQueue({ atOnce: 1, waiting: 2 })
    const { work, end } = workUntilTold()
    const done = [queue.run(work('a'), 0.5), queue.run(work('b'), 0.5)]
    await expect(queue.run(work('c'), 0.5)).rejects.toThrow(QueueFullError)
    done.push(queue.run(work('d')))
    for (let time = 0; time < 3; time += 1) await end()
    await expect(Promise.all(done)).resolves.toEqual(['a', 'b', 'd'])
  })

  it('gives a place back when the work fails', async () => {
    const queue = new BoundedQueue({ atOnce: 1, waiting: 0 })
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    await expect(queue.run(() => Promise.resolve('well'))).resolves.toBe('well')
  })
})
