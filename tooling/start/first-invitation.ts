import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** File of the first administrator's invitation, until it is used. */
const fileIn = (dataFolder: string) => join(dataFolder, 'desk-invitation')

export const isInvited = (dataFolder: string): boolean => existsSync(fileIn(dataFolder))

/**
 * Returns the lines about the invitation to print at the start: its address if it has just been created,
 * otherwise only its file.
 *
 * @param wasInvited whether it existed before the API started.
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
