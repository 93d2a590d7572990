import { releaseFolder } from 'shared-contracts/release'

/** Timeout for any response of the site, in milliseconds. */
const TIME_LIMIT_MS = 4_000

/** Whether the site answers this browser at all, whatever it responds. */
export async function isReachable(release: { name: string; version: string }): Promise<boolean> {
  const address = `${releaseFolder(release)}/release.json`
  const signal = AbortSignal.timeout(TIME_LIMIT_MS)
  try {
    // eslint-disable-next-line no-restricted-globals -- nobody reads this answer: that there is one is what counts
    await fetch(address, { method: 'HEAD', cache: 'no-store', signal })
    return true
  } catch {
    return false
  }
}
