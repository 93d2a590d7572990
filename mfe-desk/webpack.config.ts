import { join } from 'node:path'
import { remote } from 'tooling/webpack'

/** The build of this remote alone; what all remotes share stands in the factory. */
export default remote({
  name: 'mfe-desk',
  folder: import.meta.dirname,
  exposes: { './mount': './src/mount.ts' },
  packageAlias: {
    // What react-admin falls back to would open a history of its own.
    'react-router-dom$': join(import.meta.dirname, 'src/admin/router/no-router.ts'),
  },
})
