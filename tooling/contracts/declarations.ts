import { join, relative, sep } from 'node:path'
import ts from 'typescript'
import { FACADES } from '../webpack/shared-modules.ts'
import { readExports, WORKSPACE_ROOT } from '../workspace/workspace.ts'

/** Declaration files by name relative to the workspace, with forward slashes. */
export type Declarations = ReadonlyMap<string, string>

/** Declaration file of every facade, by the facade's name. */
export function facadeEntries(): Record<string, string> {
  return Object.fromEntries(
    FACADES.map((facade) => {
      const [folder = '', ...rest] = facade.split('/')
      const source = readExports(folder)[['.', ...rest].join('/')]
      if (source === undefined) throw new Error(`${facade} is not among the exports of ${folder}`)
      return [
        facade,
        join(folder, source)
          .split(sep)
          .join('/')
          .replace(/\.tsx?$/, '.d.ts'),
      ]
    }),
  )
}

/**
 * Declarations of the facades' current sources, with every declaration that they refer to.
 *
 * @throws Error when a source has an error that keeps the compiler from writing its declarations.
 */
export function currentDeclarations(): Declarations {
  const files = new Map<string, string>()
  const roots = Object.values(facadeEntries()).map(sourceOf)
  const program = ts.createProgram(roots, {
    ...compilerOptions(),
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    rootDir: WORKSPACE_ROOT,
    outDir: WORKSPACE_ROOT,
  })
  const { diagnostics } = program.emit(undefined, (file, text) => {
    files.set(relative(WORKSPACE_ROOT, file).split(sep).join('/'), text)
  })
  const [error] = diagnostics
  if (error) throw new Error(ts.flattenDiagnosticMessageText(error.messageText, '\n'))
  return files
}

function sourceOf(declaration: string): string {
  const [typescript = '', withJsx = ''] = ['.ts', '.tsx'].map((extension) =>
    join(WORKSPACE_ROOT, declaration.replace(/\.d\.ts$/, extension)),
  )
  return ts.sys.fileExists(typescript) ? typescript : withJsx
}

/** Compiler options of the workspace for browser code. */
export function compilerOptions(): ts.CompilerOptions {
  const file = join(WORKSPACE_ROOT, 'tsconfig.browser.json')
  const { config } = ts.readConfigFile(file, (name) => ts.sys.readFile(name)) as { config: unknown }
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, WORKSPACE_ROOT)
  return {
    ...options,
    composite: false,
    sourceMap: false,
    types: [],
  }
}
