/** Tells whether an address answers, and with a success if it has a path. */
export async function answers(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(2_000) })
    return new URL(address).pathname === '/' || response.ok
  } catch {
    return false
  }
}
