import { CHROMIUM_ARGUMENTS, installedChromium } from 'release/chromium'

/** Options that start the system's Chromium, or the one at `CHROMIUM_PATH`, without its own network traffic. */
export function chromiumLaunch(): { executablePath?: string; args: string[] } {
  const executablePath = installedChromium()
  return { ...(executablePath && { executablePath }), args: [...CHROMIUM_ARGUMENTS] }
}
