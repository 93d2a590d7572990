import { existsSync } from 'node:fs'

const SYSTEM_CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Options that start the system's Chromium, or the one at `CHROMIUM_PATH`, without its own network traffic. */
export function chromiumLaunch(): { executablePath?: string; args: string[] } {
  const executablePath =
    process.env['CHROMIUM_PATH'] ?? SYSTEM_CHROMIUM.find((path) => existsSync(path))
  return {
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-quic'],
  }
}
