/** Runs work once at a time: a caller during a run shares that run. */
export class SharedRun {
  private running: Promise<void> | undefined

  /** Starts the work, or joins the run that is under way. */
  start(work: () => Promise<void>): Promise<void> {
    this.running ??= work().finally(() => {
      this.running = undefined
    })
    return this.running
  }

  /** Resolves when no run is under way; rejects if that run does. */
  async settle(): Promise<void> {
    await this.running
  }
}
