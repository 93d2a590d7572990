import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import webpack from 'webpack'
import { baseConfig } from './base.ts'
import { withFastRefresh } from './fast-refresh.ts'

// Each of these builds takes a second or two.
jest.setTimeout(60_000)

/** A component that a module does not export, like Emotion's. */
interface Box {
  readonly color: string
}
interface Build {
  /** The component of the latest run of the module. */
  readonly box: () => Box
  /** Saves the module with another colour, and applies the update to the page. */
  readonly save: (color: string) => Promise<void>
}
/** Components of one family replace each other: what is mounted, and what was typed into it, is kept. */
interface Runtime {
  readonly getFamilyByType: (type: Box) => object | undefined
}

const load = createRequire(import.meta.url)
const runtime = () => Reflect.get(globalThis, Symbol.for('platform.react-refresh')) as Runtime
const familyOf = (box: Box) => runtime().getFamilyByType(box)

let folder: string
let opened: webpack.Compiler[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fast-refresh-'))
})
afterEach(async () => {
  for (const compiler of opened) await new Promise((resolve) => compiler.close(resolve))
  opened = []
  await rm(folder, { recursive: true, force: true })
})

/** The same module for each build: a page with a styled box that is not exported. */
const page = (color: string) => `
  const styled = {
    div: ([color]) => ({ $$typeof: Symbol.for('react.forward_ref'), render: () => null, color }),
  }
  export function Page() { return <Box /> }
  const Box = styled.div\`${color}\`
  globalThis.latestBox = Box`

async function build(name: string): Promise<Build> {
  const context = await mkdtemp(join(folder, `${name}-`))
  const write = (color: string) => writeFile(join(context, 'page.tsx'), page(color))
  await write('red')
  await writeFile(
    join(context, 'entry.ts'),
    "import './page.tsx'\nexport const update = () => module.hot.check(true)",
  )
  const compiler = webpack(
    withFastRefresh({
      ...baseConfig({ mode: 'development', target: 'browser', hasFastRefresh: true }),
      context,
      target: 'node',
      devtool: false,
      // Records of the previous build, for the update.
      recordsPath: join(context, 'records.json'),
      entry: './entry.ts',
      externals: { 'react/jsx-dev-runtime': 'var { jsxDEV: () => null }' },
      output: { path: join(context, 'dist'), uniqueName: name, library: { type: 'commonjs2' } },
      plugins: [new webpack.HotModuleReplacementPlugin()],
    }),
  )
  opened.push(compiler)
  const run = () =>
    new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (stats && !stats.hasErrors()) resolve()
        else reject(error ?? new Error(stats?.toString()))
      })
    })
  await run()
  const latest = () => Reflect.get(globalThis, 'latestBox') as Box
  const { update } = load(join(context, 'dist/main.js')) as { update: () => Promise<unknown> }
  let box = latest()
  return {
    box: () => box,
    save: async (color) => {
      await write(color)
      await run()
      await update()
      box = latest()
    },
  }
}

describe('a saved style', () => {
  it('is another one of what is mounted, also in a build that came to the page later', async () => {
    await build('shell')
    const remote = await build('mfe-a')
    const before = remote.box()
    await remote.save('green')
    expect([before.color, remote.box().color]).toEqual(['red', 'green'])
    expect(familyOf(before)).toBeDefined()
    expect(familyOf(remote.box())).toBe(familyOf(before))
  })

  it('is not that of another remote, which has a module of the same name', async () => {
    const one = await build('mfe-a')
    const other = await build('mfe-b')
    expect(familyOf(one.box())).toBeDefined()
    expect(familyOf(other.box())).not.toBe(familyOf(one.box()))
  })
})
