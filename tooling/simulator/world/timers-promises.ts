/** `node:timers/promises`, with the functions that the programs use. */
export { setImmediate } from 'node:timers/promises'

const pause = <T>(delay: number, value?: T): Promise<T | undefined> =>
  new Promise((resolve) => {
    globalThis.setTimeout(() => resolve(value), delay)
  })

export { pause as setTimeout }
