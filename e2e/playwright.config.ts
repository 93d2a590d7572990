import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { chromiumLaunch } from 'tooling/check/chromium'

/** A site of its own for the journeys, beside one that a developer may be running. */
export const SITE = {
  port: 3900,
  apiPort: 3901,
  dataDir: join(import.meta.dirname, '../.data/journeys'),
}

// Workers load this file too; only the first process may empty the folder that the site writes.
if (process.env['TEST_WORKER_INDEX'] === undefined) {
  rmSync(SITE.dataDir, { recursive: true, force: true })
}

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.cache/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['list'],
    ...(process.env['JOURNEYS_REPORT']
      ? [['json', { outputFile: process.env['JOURNEYS_REPORT'] }] as const]
      : []),
  ],
  use: {
    baseURL: `http://127.0.0.1:${SITE.port}`,
    locale: 'en-GB',
    timezoneId: 'Africa/Accra',
    launchOptions: chromiumLaunch(),
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1366, height: 860 } } },
    {
      name: 'phone',
      testMatch: /\.phone\.spec\.ts$/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: 'node tooling/start/start.mjs',
    cwd: join(import.meta.dirname, '..'),
    url: `http://127.0.0.1:${SITE.port}/readyz`,
    timeout: 300_000,
    stdout: 'pipe',
    env: {
      PORT: String(SITE.port),
      API_PORT: String(SITE.apiPort),
      DATA_DIR: SITE.dataDir,
      LOG_LEVEL: 'error',
    },
  },
})
