import webpack, { type Configuration, type StatsCompilation } from 'webpack'

/**
 * Runs one webpack build.
 *
 * @returns the part of the statistics that the release build reads.
 * @throws Error with webpack's own report if the build has errors; warnings count as errors.
 */
export async function compile(config: Configuration): Promise<StatsCompilation> {
  const compiler = webpack(config)
  const stats = await new Promise<webpack.Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (result) resolve(result)
      else reject(error ?? new Error(`${config.name} built nothing`))
    })
  })
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()))
  })
  return describe(stats)
}

/**
 * Runs a build, and repeats it whenever its sources change; later errors are printed.
 *
 * @param onAgain called after each later run with a different result.
 * @returns the statistics of the first run.
 * @throws as {@link compile}, for the first run.
 */
export function compileAndWatch(
  config: Configuration,
  onAgain: (stats: StatsCompilation) => void = () => undefined,
): Promise<StatsCompilation> {
  return new Promise((resolve, reject) => {
    let isFirst = true
    let built: string | undefined
    webpack(config).watch({}, (error, stats) => {
      try {
        if (!stats) throw error ?? new Error(`${config.name} built nothing`)
        const described = describe(stats)
        resolve(described)
        // Files that were touched and not changed make the same build.
        if (!isFirst && stats.hash !== built) onAgain(described)
        built = stats.hash
      } catch (failure) {
        if (isFirst) reject(failure instanceof Error ? failure : new Error(String(failure)))
        else console.error(failure instanceof Error ? failure.message : failure)
      }
      isFirst = false
    })
  })
}

function describe(stats: webpack.Stats): StatsCompilation {
  if (stats.hasErrors() || stats.hasWarnings()) {
    throw new Error(
      stats.toString({ all: false, errors: true, warnings: true, errorDetails: true }),
    )
  }
  return stats.toJson({
    all: false,
    assets: true,
    chunkGroups: true,
    entrypoints: true,
    ids: true,
  })
}
