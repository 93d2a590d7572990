import { join } from 'node:path'
import projects from '../../jest.config.mjs'

const [, server] = projects.projects

/** The fast tests of the measured rules in one project, as Stryker requires. */
export default {
  ...server,
  rootDir: join(import.meta.dirname, '../..'),
  testMatch: [
    'backend/src/intake/**/!(*.integration).spec.ts',
    'backend/src/releases/registry/{published-releases,registry-rules}.spec.ts',
    'backend/src/releases/telemetry/{canary-verdict,canary-widening,rank-evidence}.spec.ts',
    'edge/src/releases/read-release.spec.ts',
    'shared-contracts/src/release/{address-conflicts,edge-serving,missing-exports}.spec.ts',
    'shared-server/src/{compatibility,missing-files}.spec.ts',
  ].map((spec) => `<rootDir>/${spec}`),
}
