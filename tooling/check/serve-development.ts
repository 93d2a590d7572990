import { workspaceRemotes, builtShellFolder } from 'release/workspace'
import { startSystem } from '../start/system.ts'

/** The whole system from development builds, in which React reports additional warnings. */
await startSystem({
  mode: 'development',
  released: workspaceRemotes(),
  env: { ...process.env, SHELL_BUILD: builtShellFolder('development') },
})
