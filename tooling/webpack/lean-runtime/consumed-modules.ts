import { sharedModule } from './share-scope.ts'
import type { Factory, WebpackRuntime } from './webpack-runtime.ts'

interface ConsumeOptions {
  readonly webpackRequire: WebpackRuntime
  /** By id of a module: the promise of its load, or 0 once it can run. */
  readonly installedModules: Record<string, Promise<void> | 0>
}

interface ChunkOptions extends ConsumeOptions {
  /** Ids of the shared modules that a chunk consumes, by id of the chunk. */
  readonly chunkMapping: Readonly<Record<string, readonly string[]>>
  readonly chunkId: string
  /** Promises that webpack awaits before the chunk runs. */
  readonly promises: unknown[]
}

/** Loads the shared modules that a chunk consumes before it runs, from the share scope or from the build itself. */
export function consumes(options: ChunkOptions): void {
  const { webpackRequire, installedModules, chunkMapping, chunkId, promises } = options
  for (const id of chunkMapping[chunkId] ?? []) {
    installedModules[id] ??= load(webpackRequire, id).then(
      (factory) => {
        installedModules[id] = 0
        install(webpackRequire, id, () => factory)
      },
      (error: unknown) => {
        delete installedModules[id]
        install(webpackRequire, id, () => {
          throw error
        })
      },
    )
    promises.push(installedModules[id])
  }
}

interface InitialOptions extends ConsumeOptions {
  readonly initialConsumes: readonly string[]
}

/**
 * Installs the shared modules of a build's first scripts. These cannot wait: they use the build's
 * own modules, which they contain.
 */
export function installInitialConsumes(options: InitialOptions): void {
  const { webpackRequire, installedModules, initialConsumes } = options
  for (const id of initialConsumes) {
    install(webpackRequire, id, () => {
      const factory = consumed(webpackRequire, id).fallback()
      if (typeof factory !== 'function') throw new Error(`${id} is not part of the first script`)
      installedModules[id] = 0
      return factory
    })
  }
}

const load = async (webpack: WebpackRuntime, id: string): Promise<Factory> => {
  const { shareKey, fallback } = consumed(webpack, id)
  return (sharedModule(webpack, shareKey) ?? fallback)()
}

function consumed({ consumesLoadingData }: WebpackRuntime, id: string) {
  const module = consumesLoadingData.moduleIdToConsumeDataMapping[id]
  if (!module) throw new Error(`No module ${id} is consumed`)
  return module
}

function install(webpack: WebpackRuntime, id: string, getFactory: () => Factory): void {
  webpack.m[id] = (module) => {
    // A module that throws can be required again.
    delete webpack.c[id]
    module.exports = getFactory()()
  }
}
