import { VERBS } from '../verbs/verbs.ts'
import { workspaceRemotes } from '../workspace.ts'
import { createParser } from './parse-arguments.ts'

/** With this in front, the command tells how its last word can go on; the completion script asks so. */
export const COMPLETION_FLAG = '--get-yargs-completions'

/** Positional arguments that begin with the name of a remote. */
const NAMES_REMOTE = /[<[](?:remote|release)[\]>]/

/**
 * Words that can stand in the place of the last one: verbs, flags, choices and the workspace's remotes. Not
 * all of them begin as it does.
 *
 * @param words what stands behind `pnpm release`, the last one unfinished.
 */
export async function completions(words: readonly string[]): Promise<string[]> {
  const parser = createParser(() => undefined)
  let found = ''
  try {
    // Yargs takes the first word for the name of the program.
    await parser.parseAsync(
      [COMPLETION_FLAG, 'release', ...words],
      {},
      (_error, _args, printed) => {
        found = printed
      },
    )
  } catch {
    // A value that is not finished may be one that the verb refuses: nothing completes it.
  }
  const verb = VERBS.find(({ command }) => command.split(' ')[0] === words[0])
  const remotes =
    words.length === 2 && verb && NAMES_REMOTE.test(verb.command) ? workspaceRemotes() : []
  // In zsh and fish, yargs tells behind each word what it means.
  return [...remotes, ...found.split('\n').map((word) => word.split(/[:\t]/)[0] ?? word)]
}
