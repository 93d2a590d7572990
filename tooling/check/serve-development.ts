import { REMOTE_NAMES } from 'shared-contracts'
import { builtShellFolder } from '../release/build-shell.ts'
import { startSystem } from '../start/system.ts'

/** The whole system from development builds, in which React says what it would otherwise keep to itself. */
await startSystem({
  mode: 'development',
  released: REMOTE_NAMES,
  env: { ...process.env, SHELL_BUILD: builtShellFolder('development') },
})
