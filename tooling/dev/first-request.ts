import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Compiler } from 'webpack'

/** Holds a compiler until something of what it compiles is asked for. */
export class FirstRequest {
  /** Whether it was asked for. */
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

  /** The plugin of the compiler. */
  apply(compiler: Compiler): void {
    compiler.hooks.watchRun.tapPromise('FirstRequest', () => this.arrived)
  }

  /** Stands before what the compiler serves, behind what stands without it. */
  readonly middleware = (
    _request: IncomingMessage,
    _response: ServerResponse,
    next: () => void,
  ): void => {
    this.arrive()
    next()
  }
}
