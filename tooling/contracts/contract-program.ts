import { join } from 'node:path'
import ts from 'typescript'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'
import { compilerOptions, type Declarations } from './declarations.ts'

/** Released and present declarations, and which of their files is the entry of each facade. */
export interface ContractPair {
  readonly released: Declarations
  readonly current: Declarations
  readonly entries: Readonly<Record<string, string>>
}

const AGES = ['released', 'current'] as const

/** Folders that exist only for the compiler, one for each age. */
const folderOf = (age: (typeof AGES)[number]) => join(WORKSPACE_ROOT, '.cache/contracts', age)

/** Name of the file in which both ages are looked at. */
export const PROBE = join(WORKSPACE_ROOT, '.cache/contracts/probe.ts')

/**
 * A program of one file that imports facades as `released:<facade>` and `current:<facade>`. Each age refers to
 * its own facades; every other package is the one that is installed for both.
 */
export function contractProgram(contracts: ContractPair, probe: string): ts.Program {
  const options = {
    ...compilerOptions(),
    noEmit: true,
    declaration: false,
    emitDeclarationOnly: false,
  }
  const files = new Map([[PROBE, probe]])
  for (const age of AGES) {
    for (const [name, text] of contracts[age]) files.set(join(folderOf(age), name), text)
  }
  const host = ts.createCompilerHost(options)
  const fileExists = host.fileExists.bind(host)
  const readFile = host.readFile.bind(host)
  host.fileExists = (file) => files.has(file) || fileExists(file)
  host.readFile = (file) => files.get(file) ?? readFile(file)
  // The compiler looks into a folder only where there is one.
  host.directoryExists = () => true
  const getSourceFile = host.getSourceFile.bind(host)
  host.getSourceFile = (file, target, ...rest) => {
    const text = files.get(file)
    return text === undefined
      ? getSourceFile(file, target, ...rest)
      : ts.createSourceFile(file, text, target)
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

/** File of the facade that an import means; null when it means something else. */
function facadeFile({ entries }: ContractPair, text: string, from: string): string | null {
  const [first = '', named] = text.split(':')
  const age = AGES.find((known) =>
    named === undefined ? from.startsWith(folderOf(known)) : known === first,
  )
  const entry = entries[named ?? text]
  return age !== undefined && entry !== undefined ? join(folderOf(age), entry) : null
}

/** A file of the workspace from which packages are found as from this one. */
function installedAt(file: string): string {
  const age = AGES.find((known) => file.startsWith(folderOf(known)))
  return age ? join(WORKSPACE_ROOT, file.slice(folderOf(age).length)) : file
}
