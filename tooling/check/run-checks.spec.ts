import { describe, expect, it } from '@jest/globals'
import { AT_ONCE, runChecks, type Check, type Stage } from './run-checks.ts'

const green = { passed: 1, failed: 0 }

/** A check that prints its name at its start and at its end, and lets the others run in between. */
const check = (name: string, result = green): Check => ({
  name,
  run: async (print) => {
    print(`${name} starts\n`)
    await new Promise(setImmediate)
    print(`${name} ends\n`)
    return result
  },
})

async function outputOf(...stages: readonly Stage[]) {
  const printed: string[] = []
  const sum = await runChecks(stages, (text) => printed.push(text))
  const lines = printed.join('').split('\n')
  return { sum, printed, said: lines.filter((line) => / (starts|ends)$/.test(line)) }
}

describe('checks', () => {
  it('begin two at a time, and the output of each stays together', async () => {
    const order: string[] = []
    let running = 0
    const noted = (name: string): Check => ({
      ...check(name),
      run: async (print) => {
        order.push(name)
        running += 1
        expect(running).toBeLessThanOrEqual(AT_ONCE)
        const result = await check(name).run(print)
        running -= 1
        return result
      },
    })
    const names = ['unit', 'integration', 'lint', 'imports']
    const { sum, said } = await outputOf(names.map(noted))
    expect(sum).toEqual({ passed: 4, failed: 0 })
    expect(order).toEqual(names)
    for (const name of order) {
      const at = said.indexOf(`${name} starts`)
      expect(said[at + 1]).toBe(`${name} ends`)
    }
  })

  it('wait for a place and not for the rest: a long one holds up nothing but its own', async () => {
    const ended: string[] = []
    const long: Check = {
      name: 'long',
      run: async () => {
        while (ended.length < 3) await new Promise(setImmediate)
        return green
      },
    }
    const short = (name: string): Check => ({
      ...check(name),
      run: async (print) => {
        const result = await check(name).run(print)
        ended.push(name)
        return result
      },
    })
    const { sum } = await outputOf([long, short('lint'), short('imports'), short('format')])
    expect(ended).toEqual(['lint', 'imports', 'format'])
    expect(sum).toEqual({ passed: 4, failed: 0 })
  })

  it('of a stage wait for the stage before', async () => {
    const { said } = await outputOf([check('types')], [check('lint'), check('unit')])
    expect(said.slice(0, 2)).toEqual(['types starts', 'types ends'])
  })

  it('are heard at once where nothing runs beside them', async () => {
    const { printed } = await outputOf([check('journeys')])
    expect(printed.slice(0, 3)).toEqual(['\n> journeys\n', 'journeys starts\n', 'journeys ends\n'])
  })

  it('are summed, and one that throws has failed with its reason', async () => {
    const broken: Check = { name: 'broken', run: () => Promise.reject(new Error('no report')) }
    const { sum, printed } = await outputOf(
      [broken, check('unit', { passed: 7, failed: 2 }), check('lint')],
      [check('journeys')],
    )
    expect(sum).toEqual({ passed: 9, failed: 3 })
    expect(printed.join('')).toContain('no report')
  })
})
