import * as v from 'valibot'
import type { Compilation, Compiler, Module, WebpackPluginInstance } from 'webpack'
import { isFacade } from './shared-modules.ts'

/** A module that puts a shared module into federation's share scope; webpack's types do not include it. */
const ProvidedModule = v.object({ type: v.literal('provide-module'), _name: v.string() })

/** Finds out which exports of the shared facades a host provides, from the module graph of its build. */
export class FacadeExports implements WebpackPluginInstance {
  private readonly found = new Map<string, readonly string[]>()

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FacadeExports', (compilation) => {
      this.found.clear()
      // Before modules are concatenated, while each has its own dependencies.
      compilation.hooks.optimizeChunkModules.tap({ name: 'FacadeExports', stage: -100 }, () => {
        for (const module of compilation.modules) this.readModule(compilation, module)
      })
    })
  }

  /** Exports by facade, both in alphabetical order. */
  exports(): Record<string, string[]> {
    const sorted = [...this.found].sort(([a], [b]) => (a < b ? -1 : 1))
    return Object.fromEntries(sorted.map(([name, exports]) => [name, [...exports].sort()]))
  }

  private readModule({ moduleGraph }: Compilation, module: Module): void {
    const provided = v.safeParse(ProvidedModule, module)
    if (!provided.success || !isFacade(provided.output._name)) return
    // If the facade is in a chunk of its own, the host refers to it from a block.
    const [dependency] = [module, ...module.blocks].flatMap((block) => block.dependencies)
    const source = dependency && moduleGraph.getModule(dependency)
    const exports = source && moduleGraph.getProvidedExports(source)
    if (Array.isArray(exports)) this.found.set(provided.output._name, exports)
  }
}
