import type { Telemetry } from 'shared-contracts'

/**
 * Puts what happens to remotes where a platform engineer looks for it: loads on the browser's performance
 * timeline, failures in its console with the remote that owns them.
 */
export const telemetry: Telemetry = ({ kind, remote, detail, duration }) => {
  if (kind === 'remote-loaded') {
    const end = performance.now()
    performance.measure(`${remote} loaded`, { start: end - (duration ?? 0), end })
    return
  }
  // eslint-disable-next-line no-console -- the one place where the browser's console is written
  console.error(`[${remote}] ${kind}: ${detail ?? ''}`)
}
