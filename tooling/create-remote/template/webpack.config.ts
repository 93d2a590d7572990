import { remote } from 'tooling/webpack'

/** Build of this remote; the factory contains what all remotes share. */
export default remote({
  name: '__name__',
  folder: import.meta.dirname,
  exposes: { './mount': './src/mount.ts' },
})
