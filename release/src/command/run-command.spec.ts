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
