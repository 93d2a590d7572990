import { join } from 'node:path'
import { remote } from 'tooling/webpack'

/** Build of this remote; settings common to all remotes are in the factory. */
export default remote({
  name: 'mfe-desk',
  folder: import.meta.dirname,
  exposes: { './mount': './src/mount.ts' },
  packageAlias: {
    // The fallback router of react-admin would open its own history.
    'react-router-dom$': join(import.meta.dirname, 'src/admin/router/no-router.ts'),
  },
})
