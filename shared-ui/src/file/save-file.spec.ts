import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { catchSavedFiles } from '../testing/saved-files.ts'
import { saveFile } from './save-file.ts'

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

it('hands over the text under its name and type', async () => {
  const savedFiles = catchSavedFiles()
  saveFile('table.csv', 'text/csv', 'a,b')
  jest.useRealTimers()
  expect(await savedFiles()).toEqual([{ name: 'table.csv', type: 'text/csv', text: 'a,b' }])
})

it('keeps the address of the file for browsers that read it after the click', () => {
  catchSavedFiles()
  const revoke = jest.fn()
  URL.revokeObjectURL = revoke
  saveFile('table.csv', 'text/csv', 'a,b')
  jest.advanceTimersByTime(9_999)
  expect(revoke).not.toHaveBeenCalled()
  jest.advanceTimersByTime(1)
  expect(revoke.mock.calls).toEqual([['blob:saved']])
})
