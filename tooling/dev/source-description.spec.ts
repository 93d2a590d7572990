import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'
import { describeAfresh, SourceDescription } from './source-description.ts'

let workspace: string
let description: SourceDescription
beforeEach(async () => {
  workspace = await mkdtemp(join(tmpdir(), 'source-description-'))
  const folder = join(workspace, 'mfe-academy')
  await mkdir(join(folder, 'src'), { recursive: true })
  await write(
    'remote.ts',
    `import { routes } from './routes.ts'
    export const remote = { theme: 'loom', siteName: 'Academy', basePaths: ['/academy'], routes }`,
  )
  description = new SourceDescription(folder)
})
afterEach(async () => {
  jest.restoreAllMocks()
  await rm(workspace, { recursive: true })
})

const write = (file: string, text: string) =>
  writeFile(join(workspace, 'mfe-academy/src', file), text)

const writeRoutes = (...paths: readonly string[]) => {
  const routes = paths.map((path) => ({ path, title: path, description: path }))
  return write('routes.ts', `export const routes: unknown[] = ${JSON.stringify(routes)}`)
}

const pages = async () => (await description.latest()).routes.map(({ path }) => path)

it('names pages as they are added, renamed and removed', async () => {
  await writeRoutes('/')
  expect(await pages()).toEqual(['/'])
  await writeRoutes('/', '/trials')
  expect(await pages()).toEqual(['/', '/trials'])
  await writeRoutes('/', '/open-days')
  expect(await pages()).toEqual(['/', '/open-days'])
  await writeRoutes('/')
  expect(await pages()).toEqual(['/'])
})

it('reads the source once for each change', async () => {
  await writeRoutes('/')
  const first = await description.latest()
  expect(await description.latest()).toBe(first)
})

it('keeps the pages that it knows, and says so, while the source cannot be read', async () => {
  const said = jest.spyOn(console, 'error').mockReturnValue()
  await writeRoutes('/')
  expect(await pages()).toEqual(['/'])
  await write('routes.ts', 'export const routes = [')
  expect(await pages()).toEqual(['/'])
  expect(said.mock.calls.join()).toContain('mfe-academy keeps the pages that it had')
  await writeRoutes('/', '/trials')
  expect(await pages()).toEqual(['/', '/trials'])
})

it('describes a remote of the workspace whose modules make elements when they are imported', async () => {
  const { name, routes } = await describeAfresh(join(WORKSPACE_ROOT, 'mfe-group'))
  expect(name).toBe('mfe-group')
  expect(routes.map(({ path }) => path)).toContain('/about')
})
