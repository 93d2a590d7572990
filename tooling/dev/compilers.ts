import { addressesOf } from 'shared-contracts/release'
import { selectRoute } from 'shared-contracts/select-route'
import { buildShell } from '../build/build-shell.ts'
import { describeSource } from './dev-release.ts'
import { serveRemote } from './remote-server.ts'

/**
 * `compilers.ts <folder of the shell> <origin of the API> <remote>...`: compiles what `pnpm dev` serves from source, in a
 * process beside it, because compilers leave the process that they run in no time for anything else. The remote of the home
 * page is compiled from the start, each other one when a browser first asks for it, and the page of one alone likewise.
 *
 * It sends a message with each build of the shell, and loads the pages anew that browsers have open when it is sent one.
 */
const [folder = '', apiOrigin = '', ...names] = process.argv.slice(2)
const tell = () => process.send?.('built')

process.once('disconnect', () => process.exit())
// Of what ends it, the words are enough: a taken port, a shell that does not compile.
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
