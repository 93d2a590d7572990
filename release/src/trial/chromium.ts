import { existsSync } from 'node:fs'

const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Returns the Chromium at `CHROMIUM_PATH`, or the system's; undefined if there is neither. */
export const installedChromium = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ?? SYSTEM_CHROMIUM.find((path) => existsSync(path))

/** Arguments that start a browser without network traffic of its own. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-quic',
]
