import { existsSync } from 'node:fs'

const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The Chromium at `CHROMIUM_PATH`, or the system's; undefined where there is neither. */
export const installedChromium = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ?? SYSTEM_CHROMIUM.find((path) => existsSync(path))

/** Starts a browser without network traffic of its own. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-quic',
]
