/** Whether something answers there, and with a success where a path is asked for. */
export async function answers(address: string): Promise<boolean> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(2_000) })
    return new URL(address).pathname === '/' || response.ok
  } catch {
    return false
  }
}
