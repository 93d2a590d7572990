import { DeskError } from '../../desk-api/desk-api.ts'

/**
 * Reads a chosen file.
 *
 * @throws DeskError if the device does not give it, such as a file in a cloud without a network.
 */
export const readText = (file: Blob): Promise<string> =>
  file.text().catch(() => {
    throw new DeskError(0, { message: 'This device does not give the file. Choose it again.' })
  })
