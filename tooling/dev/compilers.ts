import { addressesOf } from 'shared-contracts/release'
import { selectRoute } from 'shared-contracts/select-route'
import { buildShell } from '../build/build-shell.ts'
import { describeSource } from './dev-release.ts'
import { serveRemote } from './remote-server.ts'

/**
 * `compilers.ts <folder of the shell> <origin of the API> <remote>...`: compiles what `pnpm dev` serves
 * from source. It is a process of its own, because compilers leave a process no time for anything else.
 * The remote of the home page is compiled from the start; the others, and all standalone pages, when a
 * browser first requests them.
 *
 * It sends a message after each build of the shell, and reloads the pages open in browsers when it receives one.
 */
const [folder = '', apiOrigin = '', ...names] = process.argv.slice(2)
const tell = () => process.send?.('built')

process.once('disconnect', () => process.exit())
// The message is enough for an error that ends this process: a taken port, a shell that does not compile.
process.once('uncaughtException', (error) => {
  console.error(error.message)
  process.exit(1)
})
const addresses = await Promise.all(
  names.map(async (name) => addressesOf(await describeSource(name))),
)
const first = selectRoute('/', addresses)?.remote ?? names[0]
const remotes = await Promise.all(
  names.map((name) =>
    serveRemote(name, { apiOrigin, isAwaited: name === first, isAloneAwaited: false }),
  ),
)
process.on('message', () => remotes.forEach((remote) => remote.reload()))
await buildShell({ mode: 'development', folder, isWatching: true, onRebuilt: tell })
tell()
