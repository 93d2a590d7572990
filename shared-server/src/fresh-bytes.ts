import { randomFillSync } from 'node:crypto'

/** Pool of random bytes: 4,096 cost the system call as much as 16, and every document needs some. */
const pool = Buffer.alloc(4_096)
let used = pool.length

/**
 * Returns random bytes that are used only once.
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
  // Keep no copy of the bytes.
  pool.fill(0, used, used + length)
  used += length
  return bytes
}
