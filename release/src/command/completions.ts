import { VERBS } from '../verbs/verbs.ts'
import { workspaceRemotes } from '../workspace.ts'
import { createParser } from './parse-arguments.ts'

/** First argument with which the completion script asks for completions. */
export const COMPLETION_FLAG = '--get-yargs-completions'

/** Positional arguments that begin with the name of a remote. */
const NAMES_REMOTE = /[<[](?:remote|release)[\]>]|<releases\.\.>/

/**
 * Lists words that could replace the last one: verbs, flags, choices and the workspace's remotes. The script keeps
 * those that begin with what was typed.
 *
 * @param words everything typed after `pnpm release`; the last one is unfinished.
 */
export async function completions(words: readonly string[]): Promise<string[]> {
  const parser = createParser(() => undefined)
  let found = ''
  try {
    // Yargs expects the name of the program as the first word.
    await parser.parseAsync(
      [COMPLETION_FLAG, 'release', ...words],
      {},
      (_error, _args, printed) => {
        found = printed
      },
    )
  } catch {
    // The verb may refuse an unfinished value. There are no completions for such a value.
  }
  const verb = VERBS.find(({ command }) => command.split(' ')[0] === words[0])
  const remotes =
    words.length === 2 && verb && NAMES_REMOTE.test(verb.command) ? workspaceRemotes() : []
  // For zsh and fish, yargs adds a description to each word.
  return [...remotes, ...found.split('\n').map((word) => word.split(/[:\t]/)[0] ?? word)]
}
