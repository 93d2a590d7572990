import type { Compiler, Module, WebpackPluginInstance } from 'webpack'

/** The federation plugin's entry into the runtime, which imports the runtime by its absolute path. */
const RUNTIME_ENTRY = /[\\/]\.federation[\\/]entry\.[^\\/]*$/

/**
 * Names the entries that the federation plugin adds to a build. Their own names contain the checkout's path, or a hash
 * of it; numbered by these, the same sources would be other scripts in every folder that they are built in.
 */
export class EntryIds implements WebpackPluginInstance {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('EntryIds', (compilation) => {
      compilation.hooks.beforeModuleIds.tap('EntryIds', (modules) => {
        for (const module of modules) {
          const id = entryId(module)
          if (id !== undefined) compilation.chunkGraph.setModuleId(module, id)
        }
      })
    })
  }
}

function entryId(module: Module): string | undefined {
  if (module.identifier().startsWith('container entry ')) return 'container'
  return RUNTIME_ENTRY.test(module.nameForCondition() ?? '') ? 'runtime' : undefined
}
