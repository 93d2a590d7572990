import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { verb } from '../command/verb.ts'

export const completion = verb({
  command: 'completion',
  summary: 'prints a script for bash that completes verbs, flags and remotes',
  options: (yargs) => yargs,
  async run() {
    const script = await readFile(join(import.meta.dirname, '../command/completion.bash'), 'utf8')
    return { data: { script }, text: script }
  },
})
