import { join } from 'node:path'
import ts from 'typescript'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'
import { compilerOptions, type Declarations } from './declarations.ts'

/** Released and current declarations, and the entry file of each facade. */
export interface ContractPair {
  readonly released: Declarations
  readonly current: Declarations
  readonly entries: Readonly<Record<string, string>>
}

const SIDES = ['released', 'current'] as const

/** Folder of one side's declarations; it exists in the compiler's memory only. */
const folderOf = (side: (typeof SIDES)[number]) => join(WORKSPACE_ROOT, '.cache/contracts', side)

/** Name of the file that imports both sides. */
export const PROBE = join(WORKSPACE_ROOT, '.cache/contracts/probe.ts')

/** Parsed files of installed packages, shared by all programs of a process. */
const installed = new Map<string, ts.SourceFile>()

/**
 * A program of one file, which imports facades as `released:<facade>` and `current:<facade>`. Each side uses
 * its own facades. Both use the same installed version of every other package.
 */
export function contractProgram(contracts: ContractPair, probe: string): ts.Program {
  const options = {
    ...compilerOptions(),
    noEmit: true,
    declaration: false,
    emitDeclarationOnly: false,
  }
  const files = new Map([[PROBE, probe]])
  for (const side of SIDES) {
    for (const [name, text] of contracts[side]) files.set(join(folderOf(side), name), text)
  }
  const host = ts.createCompilerHost(options)
  const fileExists = host.fileExists.bind(host)
  const readFile = host.readFile.bind(host)
  host.fileExists = (file) => files.has(file) || fileExists(file)
  host.readFile = (file) => files.get(file) ?? readFile(file)
  // Without this, the compiler would not look into folders that exist in memory only.
  host.directoryExists = () => true
  const getSourceFile = host.getSourceFile.bind(host)
  host.getSourceFile = (file, target, ...rest) => {
    const text = files.get(file)
    if (text !== undefined) return ts.createSourceFile(file, text, target)
    const source = installed.get(file) ?? getSourceFile(file, target, ...rest)
    if (source) installed.set(file, source)
    return source
  }
  const cache = ts.createModuleResolutionCache(WORKSPACE_ROOT, (name) => name, options)
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const facade = facadeFile(contracts, text, from)
      if (facade !== null) {
        return { resolvedModule: { resolvedFileName: facade, extension: ts.Extension.Dts } }
      }
      return ts.resolveModuleName(
        text,
        text.startsWith('.') ? from : installedAt(from),
        options,
        host,
        cache,
      )
    })
  return ts.createProgram([PROBE], options, host)
}

/** Returns the file of the imported facade; null if something else is imported. */
function facadeFile({ entries }: ContractPair, text: string, from: string): string | null {
  const [first = '', named] = text.split(':')
  const side = SIDES.find((known) =>
    named === undefined ? from.startsWith(folderOf(known)) : known === first,
  )
  const entry = entries[named ?? text]
  return side !== undefined && entry !== undefined ? join(folderOf(side), entry) : null
}

/** Returns the workspace file that a declaration was generated from: its packages are resolved from there. */
function installedAt(file: string): string {
  const side = SIDES.find((known) => file.startsWith(folderOf(known)))
  return side ? join(WORKSPACE_ROOT, file.slice(folderOf(side).length)) : file
}
