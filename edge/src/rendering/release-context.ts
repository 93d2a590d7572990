import { createContext, Script, type Context } from 'node:vm'

/** How long a script may run, promises included, in milliseconds. The slowest first page takes 320. */
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
 * A bare JavaScript context that renders the pages of one release: no browser, no Node, no code from texts, and
 * no object from outside. By Node's own word this is no wall against code that means harm: it is one layer, and
 * the process around it is the next.
 */
export class ReleaseContext {
  private readonly context: Context

  /** @throws what the scripts throw, or an error when they run for too long. */
  constructor({ label, runtime, pages }: ReleaseScripts) {
    this.context = createContext(Object.create(null) as Context, {
      name: label,
      codeGeneration: { strings: false, wasm: false },
      // Promises are a part of the script that made them, and under its time limit.
      microtaskMode: 'afterEvaluate',
    })
    this.run(runtime)
    if (pages !== null) this.run(new Script(pages, { filename: `${label}/pages.js` }))
  }

  /**
   * Renders a page.
   *
   * @param request as JSON; see `RenderRequest`.
   * @returns the outcome as JSON: whatever the release's own code made of it.
   * @throws as the constructor does.
   */
  render(request: string): string {
    this.context['request'] = request
    this.run(RENDER)
    return this.outcome()
  }

  /** The screens that belong to no release, as JSON. */
  renderScreens(): string {
    this.run(RENDER_SCREENS)
    return this.outcome()
  }

  /** The remote's definition, as JSON. */
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
/** A primitive: an object of the context's would bring its own methods. */
const OUTCOME = new Script('typeof outcome === "string" ? outcome : undefined', {
  filename: 'outcome.js',
})
