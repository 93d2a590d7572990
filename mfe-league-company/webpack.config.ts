import { remote } from 'tooling/webpack'

/** Build of this remote; settings common to all remotes are in the factory. */
export default remote({
  name: 'mfe-league-company',
  folder: import.meta.dirname,
  exposes: { './mount': './src/mount.ts' },
})
