import { randomFillSync } from 'node:crypto'

/** Asking the system costs as much for 4,096 bytes as for 16, and every document needs some. */
const pool = Buffer.alloc(4_096)
let used = pool.length

/**
 * Random bytes that nobody else got.
 *
 * @param length 4,096 at most.
 */
export function freshBytes(length: number): Buffer {
  if (length > pool.length) throw new RangeError(`At most ${pool.length} bytes at a time`)
  if (used + length > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const bytes = Buffer.from(pool.subarray(used, used + length))
  // What was given away stays nowhere else.
  pool.fill(0, used, used + length)
  used += length
  return bytes
}
