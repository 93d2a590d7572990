import { overridesOf, remoteAddress, servedRemote } from './remote-ports.ts'
import { serveRemote } from './remote-server.ts'
import { standaloneApi } from './standalone-api.ts'

/** `pnpm --filter <remote> dev`: one remote alone, from source. */
const name = servedRemote(process.argv[2] ?? '')
const apiOrigin = await standaloneApi(remoteAddress(name))
const { address } = await serveRemote(name, { apiOrigin })
const site = process.env['PUBLIC_ORIGIN'] ?? `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`
console.log(`
  ${name} alone: ${address}
  inside a running site, in your browser only: ${site}/override/${name}
  (pnpm dev offers it; another site has to be started with REMOTE_OVERRIDES='${JSON.stringify(overridesOf([name]))}')
`)
