import { workspaceRemotes, builtShellFolder } from 'release/workspace'
import { startSystem } from '../start/system.ts'

/** The whole system from development builds, in which React says what it would otherwise keep to itself. */
await startSystem({
  mode: 'development',
  released: workspaceRemotes(),
  env: { ...process.env, SHELL_BUILD: builtShellFolder('development') },
})
