import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { inHost } from 'shared-ui/testing'
import { MarkdownField } from './MarkdownField.tsx'

/** How a browser types: over the selection, with its own undo. Types nothing where `isAble` is false. */
let isAble = true
const insertText = jest.fn((command: string, _: boolean, words: string) => {
  if (!isAble) return false
  const field = area()
  field.setRangeText(words)
  fireEvent.input(field)
  return command === 'insertText'
})
beforeEach(() => {
  insertText.mockClear()
  Object.assign(document, { execCommand: insertText })
})
afterEach(() => {
  cleanup()
  Reflect.deleteProperty(document, 'execCommand')
})

const CONTROL = { id: 'text', 'aria-invalid': false, 'aria-describedby': undefined }

function Field({ text }: { readonly text: string }) {
  const [value, setValue] = useState(text)
  return <MarkdownField control={CONTROL} value={value} onChange={setValue} />
}
const area = () => screen.getByRole<HTMLTextAreaElement>('textbox')

it.each([
  ['Bold', 'A new depot', 'A **new** depot', '**new**', 'new'],
  ['List', 'Fuel\nnew', 'Fuel\n- new', '- ', 'new'],
] as const)(
  '%s is typed, so that the browser can undo it',
  async (name, text, to, typed, chosen) => {
    isAble = true
    render(inHost(<Field text={text} />))
    const start = text.indexOf('new')
    area().setSelectionRange(start, start + 3)
    await userEvent.click(screen.getByRole('button', { name }))
    expect(insertText.mock.calls).toEqual([['insertText', false, typed]])
    expect(area().value).toBe(to)
    await waitFor(() => expect(to.slice(area().selectionStart, area().selectionEnd)).toBe(chosen))
  },
)

it('a mark is set where the browser types nothing', async () => {
  isAble = false
  render(inHost(<Field text="A new depot" />))
  area().setSelectionRange(2, 5)
  await userEvent.click(screen.getByRole('button', { name: 'Bold' }))
  expect(area().value).toBe('A **new** depot')
})
