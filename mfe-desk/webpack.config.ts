import { remote } from 'tooling/webpack'

/** The build of this remote alone; what all remotes share stands in the factory. */
export default remote({
  name: 'mfe-desk',
  folder: import.meta.dirname,
  exposes: { './mount': './src/mount.ts' },
})
