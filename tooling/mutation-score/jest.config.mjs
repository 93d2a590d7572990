import { join } from 'node:path'
import projects from '../../jest.config.mjs'

const [, server] = projects.projects

/** The fast tests of the release rules in one project, as Stryker requires. */
export default {
  ...server,
  rootDir: join(import.meta.dirname, '../..'),
  testMatch: [
    'backend/src/releases/registry/registry-rules.spec.ts',
    'edge/src/releases/read-release.spec.ts',
    'shared-contracts/src/release/{address-conflicts,edge-serving,missing-exports}.spec.ts',
    'shared-server/src/{compatibility,missing-files}.spec.ts',
  ].map((spec) => `<rootDir>/${spec}`),
}
