import { describe, expect, it } from '@jest/globals'
import { runCommand } from './run-command.ts'

async function run(env: NodeJS.ProcessEnv, ...args: string[]) {
  const lines: string[] = []
  const write = (text: string) => void lines.push(text)
  const code = await runCommand(args, env, { stdout: write, stderr: write })
  return { code, output: lines.join('\n') }
}

describe('a variable that the release command cannot read', () => {
  it.each([[[]], [['--json']]])('is named without its value, with %j', async (flags) => {
    const env = { RELEASES_TOKEN: 's3cret', RELEASE_STORE_ENDPOINT: 'user:s3cret@' }
    const { code, output } = await run(env, 'status', ...flags)
    expect(code).toBe(1)
    expect(output).toContain('RELEASES_TOKEN must be at least 16 visible ASCII characters')
    expect(output).not.toContain('s3cret')
  })
})

it.each(['--json', '--json=true'])('answers invalid arguments in JSON with %s', async (flag) => {
  const { code, output } = await run({}, 'promote', 'gpl', flag)
  expect(JSON.parse(output)).toMatchObject({ error: { code: 2 } })
  expect(code).toBe(2)
})

describe('a number without a value', () => {
  it.each([
    ['prune', 'gpl', '--grace-days', ''],
    ['prune', 'gpl', '--grace-days='],
    ['promote', 'gpl@1.0.0', '--revision', ' '],
    ['preview', 'gpl@1.0.0', '--hours', '1', '--hours', '2'],
  ])('is not taken for zero: %j', async (...args) => {
    const { code, output } = await run({ API_ORIGIN: 'http://127.0.0.1:9' }, ...args)
    expect(output).toMatch(/^--[a-z-]+ is a whole number from /)
    expect(code).toBe(2)
  })

  it.each([
    ['promote', 'gpl@1.0.0', '--revision', '0', '--wait', '300'],
    ['prune', 'gpl'],
  ])('is no reason to refuse numbers and defaults: %j', async (...args) => {
    const { code, output } = await run({ API_ORIGIN: 'http://127.0.0.1:9' }, ...args)
    expect(output).not.toContain('whole number')
    expect(code).toBe(1)
  })
})
