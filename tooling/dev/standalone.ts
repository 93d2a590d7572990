import { serveRemote } from './remote-server.ts'
import { servedRemote } from './remote-ports.ts'

/** `pnpm --filter <remote> dev`: one remote alone, from source. */
const name = servedRemote(process.argv[2] ?? '')
const address = await serveRemote(name)
console.log(`\n  ${name} alone: ${address}\n`)
