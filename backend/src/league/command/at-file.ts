import * as v from 'valibot'
import { WrongUse } from './wrong-use.ts'

/** What the caller can do something about, by the system's codes. */
const REASONS = {
  ENOENT: 'there is no such file or folder',
  ENOTDIR: 'there is no such file or folder',
  EISDIR: 'this is a folder',
  EACCES: 'there is no permission to use this file',
  EPERM: 'there is no permission to use this file',
} as const

const CODES = Object.keys(REASONS) as (keyof typeof REASONS)[]
const WrongFile = v.object({ code: v.picklist(CODES) })

/**
 * Reads or writes a file that the caller has named.
 *
 * @throws WrongUse if it is missing, a folder, or not open to the caller.
 */
export async function atFile<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw v.is(WrongFile, error) ? new WrongUse(`${file}: ${REASONS[error.code]}`) : error
  }
}
