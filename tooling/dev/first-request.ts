import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Compiler } from 'webpack'

/** Delays a compiler until its output is first requested. */
export class FirstRequest {
  /** Whether the first request has arrived. */
  hasArrived = false
  private readonly arrived: Promise<void>
  private resolve: () => void = () => undefined

  constructor() {
    this.arrived = new Promise((resolve) => {
      this.resolve = resolve
    })
  }

  arrive(): void {
    this.hasArrived = true
    this.resolve()
  }

  /** Implements the webpack plugin. */
  apply(compiler: Compiler): void {
    compiler.hooks.watchRun.tapPromise('FirstRequest', () => this.arrived)
  }

  /** Placed before the compiler's output, and after what is served without it. */
  readonly middleware = (
    _request: IncomingMessage,
    _response: ServerResponse,
    next: () => void,
  ): void => {
    this.arrive()
    next()
  }
}
