export interface CheckResult {
  readonly passed: number
  readonly failed: number
}

export interface Check {
  readonly name: string
  /** @param print takes the check's output, as it comes. */
  readonly run: (print: Print) => Promise<CheckResult>
}

export type Print = (text: string) => void

/** Checks that may run side by side. The next stage waits for all of them. */
export type Stage = readonly Check[]

/** How many checks of a stage run at once, each on half of the machine. */
export const AT_ONCE = 2

/**
 * Runs every check of the stages. Checks of a stage start in order, each as soon as another one has finished. If
 * several run at once, the output of a check is printed in one piece when it ends; that of a single check is
 * printed at once.
 *
 * @returns the sum. A check that throws has failed.
 */
export async function runChecks(stages: readonly Stage[], print: Print): Promise<CheckResult> {
  const sum = { passed: 0, failed: 0 }
  for (const stage of stages) {
    const waiting = [...stage]
    const run = stage.length > 1 ? runBuffered : runCheck
    const runNext = async (): Promise<void> => {
      const check = waiting.shift()
      if (!check) return
      const { passed, failed } = await run(check, print)
      sum.passed += passed
      sum.failed += failed
      await runNext()
    }
    await Promise.all(Array.from({ length: AT_ONCE }, runNext))
  }
  return sum
}

async function runBuffered(check: Check, print: Print): Promise<CheckResult> {
  const output: string[] = []
  const result = await runCheck(check, (text) => output.push(text))
  print(output.join(''))
  return result
}

async function runCheck({ name, run }: Check, print: Print): Promise<CheckResult> {
  const started = performance.now()
  print(`\n> ${name}\n`)
  const result = await run(print).catch((error: unknown) => {
    print(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
    return { passed: 0, failed: 1 }
  })
  const seconds = ((performance.now() - started) / 1_000).toFixed(1)
  print(`  ${result.passed} passed, ${result.failed} failed in ${seconds} s\n`)
  return result
}
