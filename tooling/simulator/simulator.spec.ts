import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'

const program = (file: string) => fileURLToPath(new URL(file, import.meta.url))

/** Runs the command in a process of its own, because it simulates the clock, disk and network of its process. */
function simulate(...args: readonly string[]) {
  const options = ['--conditions=source', '--import', program('load/register.mjs')]
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...options, program('simulate.ts'), ...args],
    { encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  )
  return { status, text: stdout + stderr }
}

describe('registry, two edges, tabs, store, clock and network from a seed', () => {
  it('keeps every promise to visitors in 10,000 schedules', () => {
    const { status, text } = simulate('--schedules', '10000')
    expect(text).toMatch(/^10000 schedules, /m)
    expect(status).toBe(0)
  }, 600_000)

  it('finds faults in registry, edge and store that somebody has put there', () => {
    const { status, text } = simulate(
      ...['--schedules', '1000', '--mutants'],
      ...['stale-decision', 'last-good-dropped', 'half-a-release', 'late-load-wins'],
    )
    expect(text).toMatch(/every mutant was found/)
    expect(status).toBe(0)
  }, 120_000)
})
