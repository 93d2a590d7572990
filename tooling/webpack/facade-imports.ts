import * as v from 'valibot'
import type { Compilation, Compiler, Dependency, Module, WebpackPluginInstance } from 'webpack'
import { isFacade } from './shared-modules.ts'

/** A module with which federation replaces a shared one; webpack's types do not include it. */
const ConsumedModule = v.object({
  type: v.literal('consume-shared-module'),
  options: v.object({ shareKey: v.string() }),
})

/**
 * Finds out which exports of the shared facades a remote's scripts import, from the module graph of its
 * build: code removed by tree shaking does not count, and of a namespace import only used members count.
 */
export class FacadeImports implements WebpackPluginInstance {
  private readonly found = new Map<string, Set<string>>()

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FacadeImports', (compilation) => {
      this.found.clear()
      // Before modules are concatenated, while each has its own dependencies.
      compilation.hooks.optimizeChunkModules.tap({ name: 'FacadeImports', stage: -100 }, () => {
        for (const module of compilation.modules) this.readModule(compilation, module)
      })
    })
  }

  /** Exports by facade, both in alphabetical order. */
  imports(): Record<string, string[]> {
    const sorted = [...this.found].sort(([a], [b]) => (a < b ? -1 : 1))
    return Object.fromEntries(sorted.map(([name, exports]) => [name, [...exports].sort()]))
  }

  private readModule(compilation: Compilation, module: Module): void {
    const isInScripts = compilation.chunkGraph.getNumberOfModuleChunks(module) > 0
    if (!isInScripts) return
    for (const block of [module, ...module.blocks]) {
      for (const dependency of block.dependencies) {
        this.readDependency(compilation, module, dependency)
      }
    }
  }

  private readDependency(compilation: Compilation, origin: Module, dependency: Dependency): void {
    const connection = compilation.moduleGraph.getConnection(dependency)
    if (!connection?.isActive(undefined)) return
    const facade = facadeOf(connection.module)
    if (facade === null) return
    for (const reference of compilation.getDependencyReferencedExports(dependency, undefined)) {
      const [name] = Array.isArray(reference) ? reference : reference.name
      if (name === undefined) {
        compilation.errors.push(
          Object.assign(
            new Error(`${facade} is imported whole: import its exports by their names`),
            {
              module: origin,
            },
          ),
        )
      } else this.exportsOf(facade).add(name)
    }
  }

  private exportsOf(facade: string): Set<string> {
    const exports = this.found.get(facade) ?? new Set()
    this.found.set(facade, exports)
    return exports
  }
}

/** Returns the facade that a module of a remote's build replaces; null for any other module. */
function facadeOf(module: Module): string | null {
  const consumed = v.safeParse(ConsumedModule, module)
  if (!consumed.success) return null
  const { shareKey } = consumed.output.options
  return isFacade(shareKey) ? shareKey : null
}
