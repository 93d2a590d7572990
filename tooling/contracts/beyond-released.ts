import { join, sep } from 'node:path'
import ts from 'typescript'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'
import { compilerOptions, type Declarations } from './declarations.ts'

/** Folder of the released declarations, in the compiler's memory only. */
const RELEASED = join(WORKSPACE_ROOT, '.cache/contracts/released')

/**
 * Lists what sources need beyond a released contract: they are compiled with its facades in place of
 * today's, and the first error in each file is a reason. Without reasons they run with that contract,
 * whatever today's adds.
 *
 * @param roots files of the workspace; they are read with their imports.
 * @param entries declaration file of each facade, by the facade's name.
 */
export function beyondReleased(
  roots: readonly string[],
  released: Declarations,
  entries: Readonly<Record<string, string>>,
): string[] {
  const options: ts.CompilerOptions = {
    ...compilerOptions(),
    noEmit: true,
    declaration: false,
    emitDeclarationOnly: false,
  }
  const files = new Map([...released].map(([name, text]) => [join(RELEASED, name), text]))
  const host = ts.createCompilerHost(options)
  const fileExists = host.fileExists.bind(host)
  const readFile = host.readFile.bind(host)
  host.fileExists = (file) => files.has(file) || fileExists(file)
  host.readFile = (file) => files.get(file) ?? readFile(file)
  // Without this, the compiler would not look into folders that exist in memory only.
  host.directoryExists = () => true
  const cache = ts.createModuleResolutionCache(WORKSPACE_ROOT, (name) => name, options)
  host.resolveModuleNameLiterals = (literals, from) =>
    literals.map(({ text }) => {
      const entry = entries[text]
      if (entry !== undefined) {
        const resolvedFileName = join(RELEASED, entry)
        return { resolvedModule: { resolvedFileName, extension: ts.Extension.Dts } }
      }
      const isOwn = text.startsWith('.') || !from.startsWith(RELEASED + sep)
      // A declaration's packages are looked up from the file that it was made from.
      const place = isOwn ? from : join(WORKSPACE_ROOT, from.slice(RELEASED.length))
      return ts.resolveModuleName(text, place, options, host, cache)
    })
  const program = ts.createProgram([...roots], options, host)
  return program
    .getSourceFiles()
    .filter(({ fileName, isDeclarationFile }) => !isDeclarationFile && !isInstalled(fileName))
    .flatMap((source) => {
      const [error] = program.getSemanticDiagnostics(source)
      if (!error) return []
      const name = source.fileName.slice(WORKSPACE_ROOT.length + 1)
      return [`${name}: ${ts.flattenDiagnosticMessageText(error.messageText, '\n')}`]
    })
}

const isInstalled = (file: string) => file.includes('/node_modules/')
