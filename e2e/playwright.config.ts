import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { CLIENT_ID, CLIENT_SECRET } from 'shared-server/testing/identity-provider'
import { chromiumLaunch } from 'tooling/check/chromium'

const data = (name: string) => join(import.meta.dirname, '../.data', name)

/** A site for the journeys, separate from one that a developer may be running. */
export const SITE = { port: 3900, apiPort: 3901, dataDir: data('journeys') }
/** A site whose releases change and break. */
export const DRILL_SITE = { port: 3920, apiPort: 3921, dataDir: data('journeys-drill') }
/** Port of the identity provider that the drill's site trusts; a journey starts it. */
export const PROVIDER_PORT = 3931
const DEVELOPMENT_SITE = { port: 3910, apiPort: 3911, dataDir: data('journeys-development') }

const originOf = ({ port }: typeof SITE) => `http://127.0.0.1:${port}`

/** Each run starts with empty data. */
const EMPTY_DATA = 'node -e "fs.rmSync(process.env.DATA_DIR, { recursive: true, force: true })"'

const serve = (command: string, site: typeof SITE, env: Record<string, string> = {}) => ({
  command: `${EMPTY_DATA} && ${command}`,
  cwd: join(import.meta.dirname, '..'),
  url: `${originOf(site)}/readyz`,
  timeout: 300_000,
  stdout: 'pipe' as const,
  env: {
    // The journeys run from sources; the programs under test run compiled.
    NODE_OPTIONS: '',
    PORT: String(site.port),
    API_PORT: String(site.apiPort),
    DATA_DIR: site.dataDir,
    LOG_LEVEL: 'error',
    ...env,
  },
})

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../.cache/journeys',
  snapshotPathTemplate: '{testDir}/../screenshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // On a busy machine a browser may lose a race that no visitor would lose; the report lists every retry.
  retries: process.env['CI'] ? 1 : 0,
  reporter: [
    ['list'],
    ...(process.env['JOURNEYS_REPORT']
      ? [['json', { outputFile: process.env['JOURNEYS_REPORT'] }] as const]
      : []),
  ],
  use: {
    baseURL: originOf(SITE),
    locale: 'en-GB',
    timezoneId: 'Africa/Accra',
    launchOptions: chromiumLaunch(),
  },
  projects: [
    // First: its tests run one after the other, so at the end the other worker would be idle.
    {
      name: 'drill',
      testMatch: /(drill|independent-addresses|changed-data|release-previews)\.spec\.ts$/,
      use: { baseURL: originOf(DRILL_SITE), viewport: { width: 1366, height: 860 } },
    },
    {
      name: 'desktop',
      testIgnore:
        /(hydration|drill|independent-addresses|changed-data|release-previews|desk[\w-]*|\.phone)\.spec\.ts$/,
      use: { viewport: { width: 1366, height: 860 } },
    },
    // The desk changes the content of every page, so it uses the drill's site after all other tests there.
    {
      name: 'desk-account',
      testMatch: /desk-account\.spec\.ts$/,
      dependencies: ['drill'],
      use: { baseURL: originOf(DRILL_SITE), viewport: { width: 1366, height: 860 } },
    },
    {
      name: 'desk',
      testMatch: /desk(-(?!account)\w+)?\.spec\.ts$/,
      dependencies: ['desk-account'],
      use: { baseURL: originOf(DRILL_SITE), viewport: { width: 1366, height: 860 } },
    },
    {
      name: 'development',
      testMatch: /hydration\.spec\.ts$/,
      use: { baseURL: originOf(DEVELOPMENT_SITE) },
    },
    {
      name: 'phone',
      testMatch: /\.phone\.spec\.ts$/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: [
    serve('node tooling/start/start.mjs', SITE),
    serve('node tooling/start/start.mjs', DRILL_SITE, {
      OIDC_ISSUER: `http://127.0.0.1:${PROVIDER_PORT}`,
      OIDC_CLIENT_ID: CLIENT_ID,
      OIDC_CLIENT_SECRET: CLIENT_SECRET,
      OIDC_LABEL: 'Example Group',
    }),
    serve(
      'node --conditions=source --import tsx tooling/check/serve-development.ts',
      DEVELOPMENT_SITE,
    ),
  ],
})
