import { describe, it } from '@jest/globals'

type Programs<Name extends string> = Readonly<Record<Name, string>>

/**
 * Registers a suite that needs programs of the system. If one is not installed, the suite is skipped with a message
 * that says so; in CI it fails.
 *
 * @param programs path of each by its name; undefined if it was not found.
 */
export function withPrograms<Name extends string>(
  title: string,
  programs: Readonly<Record<Name, string | undefined>>,
  suite: (programs: Programs<Name>) => void,
): void {
  if (areInstalled(programs)) {
    describe(title, () => suite(programs))
    return
  }
  const missing = Object.entries(programs).flatMap(([name, path]) => (path ? [] : [name]))
  const reason = `no ${missing.join(', no ')} on the PATH`
  if (process.env.CI === 'true') {
    it(title, () => {
      throw new Error(`CI has ${reason}`)
    })
  } else {
    process.stderr.write(`NOT RUN: ${title} (${reason})\n`)
  }
}

function areInstalled<Name extends string>(
  programs: Readonly<Record<Name, string | undefined>>,
): programs is Programs<Name> {
  return Object.values(programs).every((path) => path !== undefined)
}
