import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseFolder, SERVER_SCRIPT } from 'shared-contracts/release'
import webpack from 'webpack'
import { pagesScript } from '../webpack/server-script.ts'
import { WORKSPACE_ROOT } from '../workspace/workspace.ts'
import { SOURCE_VERSION } from './dev-release.ts'

/** Server script of a remote's pages, compiled from the first request on, and after every change. */
export class ServerPages {
  private readonly name: string
  private script: string | null = null
  private isWatched = false

  constructor(name: string) {
    this.name = name
  }

  /**
   * @returns null before the first compilation has ended; after a failed one, a script that throws the
   * compiler's errors.
   */
  latest(): string | null {
    this.watch()
    return this.script
  }

  private watch(): void {
    if (this.isWatched) return
    this.isWatched = true
    const { name } = this
    const outputPath = join(WORKSPACE_ROOT, '.cache/dev', name, 'pages')
    const config = pagesScript({
      name: `${name}, server`,
      mode: 'development',
      entry: join(WORKSPACE_ROOT, name, 'src/remote.ts'),
      outputPath,
      filename: SERVER_SCRIPT,
      publicPath: `${releaseFolder({ name, version: SOURCE_VERSION })}/`,
    })
    webpack(config).watch({}, (error, stats) => {
      void this.take(join(outputPath, SERVER_SCRIPT), error, stats)
    })
  }

  private async take(
    file: string,
    error: Error | null,
    stats: webpack.Stats | undefined,
  ): Promise<void> {
    const fault =
      error?.message ??
      (stats?.hasErrors() ? stats.toString({ all: false, errors: true, colors: false }) : null)
    this.script =
      fault === null ? await readFile(file, 'utf8') : `throw new Error(${JSON.stringify(fault)})`
  }
}
