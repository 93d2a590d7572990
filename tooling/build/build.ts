import { parseArgs } from 'node:util'
import { buildRemote } from './build-remote.ts'

/** `build` script of every remote: `build.ts <remote> [--version V]`. */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { version: { type: 'string' } },
})
const [name] = positionals
if (name === undefined) throw new Error('Name the remote to build')
await buildRemote(name, { mode: 'production', ...(values.version && { version: values.version }) })
