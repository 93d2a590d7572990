import { createContext, Script, type Context } from 'node:vm'

/** Timeout for a script, including its promises, in milliseconds. The slowest first page takes 320. */
const TIME_LIMIT_MS = 2_000

export interface ReleaseScripts {
  /** Name of the release, for messages. */
  readonly label: string
  /** The shell's runtime, and the release's pages. */
  readonly runtime: Script
  readonly pages: string | null
}

/** Compiles a runtime once for all of its contexts. */
export const compileRuntime = (source: string): Script =>
  new Script(source, { filename: 'runtime.js' })

/**
 * A bare JavaScript context that renders the pages of one release: no browser, no Node, no code from strings, and
 * no object from outside. Node itself warns that this does not stop malicious code: it is one layer, and the
 * process around it is the next.
 */
export class ReleaseContext {
  private readonly context: Context

  /** @throws what the scripts throw, or an error if they run too long. */
  constructor({ label, runtime, pages }: ReleaseScripts) {
    this.context = createContext(Object.create(null) as Context, {
      name: label,
      codeGeneration: { strings: false, wasm: false },
      // Promises run as part of the script that made them, within its timeout.
      microtaskMode: 'afterEvaluate',
    })
    this.run(runtime)
    if (pages !== null) this.run(new Script(pages, { filename: `${label}/pages.js` }))
  }

  /**
   * Renders a page.
   *
   * @param request as JSON; see `RenderRequest`.
   * @returns the outcome as JSON; do not trust its content, which the release's own code made.
   * @throws as the constructor does.
   */
  render(request: string): string {
    this.context['request'] = request
    this.run(RENDER)
    return this.outcome()
  }

  /** Renders the screens that belong to no release. @returns them as JSON. */
  renderScreens(): string {
    this.run(RENDER_SCREENS)
    return this.outcome()
  }

  /** Returns the remote's definition, as JSON. */
  describe(): string {
    this.run(DESCRIBE)
    return this.outcome()
  }

  private outcome(): string {
    const outcome: unknown = this.run(OUTCOME)
    if (typeof outcome !== 'string') throw new Error('The page was never finished')
    return outcome
  }

  private run(script: Script): unknown {
    return script.runInContext(this.context, { timeout: TIME_LIMIT_MS })
  }
}

const RENDER = new Script('render()', { filename: 'render.js' })
const RENDER_SCREENS = new Script('renderScreens()', { filename: 'render.js' })
const DESCRIBE = new Script('describe()', { filename: 'describe.js' })
/** Returns a primitive: an object from the context would bring its own methods. */
const OUTCOME = new Script('typeof outcome === "string" ? outcome : undefined', {
  filename: 'outcome.js',
})
