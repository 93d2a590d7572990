import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the API keeps the first administrator's invitation until it is used. */
const fileIn = (dataFolder: string) => join(dataFolder, 'desk-invitation')

export const isInvited = (dataFolder: string): boolean => existsSync(fileIn(dataFolder))

/**
 * What whoever starts the system reads of the invitation: the address once, when it has just been made, and then where
 * it is kept.
 *
 * @param wasInvited whether it was there before the API started.
 */
export function invitationLines(dataFolder: string, wasInvited: boolean): string[] {
  if (!isInvited(dataFolder)) return []
  const file = fileIn(dataFolder)
  return wasInvited
    ? [`  the first administrator's invitation waits in ${file}`]
    : [
        '  the first administrator makes an account at',
        `  ${readFileSync(file, 'utf8').trim()}`,
        `  (shown this once, and kept in ${file} until it is used)`,
      ]
}
