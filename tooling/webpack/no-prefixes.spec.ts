import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'
import { compile } from './compile.ts'
import { hostConfig } from './federation.ts'

// The build takes a second or two.
jest.setTimeout(60_000)

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prefixes-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it('leaves Emotion in the host without its prefixes, and with the rest', async () => {
  const source = join(folder, 'program.js')
  await writeFile(
    source,
    "import createCache from '@emotion/cache'\nglobalThis.create = createCache",
  )
  const config = hostConfig({ mode: 'production', outputPath: join(folder, 'dist') })
  await compile({
    ...config,
    entry: { program: source },
    plugins: [],
    resolve: {
      ...config.resolve,
      modules: ['node_modules', join(WORKSPACE_ROOT, 'shared-ui/node_modules')],
    },
    output: { ...config.output, filename: 'program.mjs' },
  })
  const script = await readFile(join(folder, 'dist/program.mjs'), 'utf8')
  expect(script).toContain('style[data-emotion')
  expect(script).not.toMatch(/flex-pack|::placeholder|-webkit-/)
})
