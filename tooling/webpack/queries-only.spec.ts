import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'
import { compile } from './compile.ts'
import { hostConfig } from './federation.ts'

const run = promisify(execFile)
const PACKAGES = join(WORKSPACE_ROOT, 'shared-contracts/node_modules')

// The build takes a second or two.
jest.setTimeout(60_000)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'queries-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Runs a program with TanStack Query as the host bundles it. @returns what it printed, and its script. */
async function runInHost(program: string): Promise<{ output: string; script: string }> {
  const source = join(folder, 'program.js')
  await writeFile(source, `import { QueryClient } from '@tanstack/react-query'\n${program}`)
  const config = hostConfig({ mode: 'production', outputPath: join(folder, 'dist') })
  await compile({
    ...config,
    entry: { program: source },
    plugins: [],
    resolve: { ...config.resolve, modules: ['node_modules', PACKAGES] },
    output: { ...config.output, filename: 'program.mjs' },
  })
  const built = join(folder, 'dist/program.mjs')
  const { stdout } = await run(process.execPath, [built])
  return { output: stdout.trim(), script: await readFile(built, 'utf8') }
}

it('leaves a client that fetches, comes back online and is cleared', async () => {
  const { output, script } = await runInHost(`
    const client = new QueryClient()
    client.mount()
    const data = await client.fetchQuery({ queryKey: ['/api/company'], queryFn: async () => 'fetched' })
    await client.resumePausedMutations()
    client.clear()
    client.unmount()
    console.log(data, client.isMutating(), client.getQueryData(['/api/company']))
  `)
  expect(output).toBe('fetched 0 undefined')
  expect(script.includes('mutationId')).toBe(false)
})

it('says that there are no infinite queries', async () => {
  const { output } = await runInHost(`
    const pages = { queryKey: ['pages'], queryFn: () => [], initialPageParam: 0, retry: false }
    await new QueryClient().fetchInfiniteQuery(pages).catch(({ message }) => console.log(message))
  `)
  expect(output).toBe('The host has no infinite queries')
})
