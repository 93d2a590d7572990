import { beforeAll, describe, expect, it, jest } from '@jest/globals'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { webcrypto } from 'node:crypto'
import { inHost } from 'shared-ui/testing'
import { hostToLeave } from '../../testing/host-to-leave.ts'
import { WriteForm } from './WriteForm.tsx'

beforeAll(() => {
  Object.assign(globalThis, { crypto: webcrypto })
})

function show() {
  const onWrite = jest.fn((_text: string, _key: string) => Promise.resolve(true))
  const { host, leave, isLeft } = hostToLeave()
  const form = <WriteForm label="Reply" hint="By mail" button="Send reply" onWrite={onWrite} />
  render(inHost(form, host, 'loom', '/messages/1'))
  const user = userEvent.setup({ delay: null })
  const send = () => user.click(screen.getByRole('button', { name: 'Send reply' }))
  return { onWrite, leave, isLeft, user, send }
}
const field = () => screen.getByLabelText<HTMLTextAreaElement>(/^Reply/)

describe('a reply', () => {
  it('that is half written is never sent by leaving', async () => {
    const { user, leave, onWrite, isLeft } = show()
    await user.type(field(), 'Dear Ama')
    expect(leave()).toBe(true)
    expect(screen.queryByRole('button', { name: 'Save and leave' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Leave without saving' }))
    expect([isLeft(), onWrite.mock.calls.length]).toEqual([true, 0])
  })

  it('that is empty is not sent, and its field has the focus', async () => {
    const { send, onWrite } = show()
    await send()
    await screen.findByText('Enter a text')
    await waitFor(() => expect(document.activeElement).toBe(field()))
    expect(onWrite).not.toHaveBeenCalled()
  })

  it('keeps what was typed while it was sent', async () => {
    const { user, send, onWrite } = show()
    let answer: (isTaken: boolean) => void = () => undefined
    onWrite.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
    await user.type(field(), 'Thank you.')
    await send()
    await user.type(field(), ' And one thing more')
    await act(() => Promise.resolve(answer(true)))
    expect(field().value).toBe('Thank you. And one thing more')
  })

  it('has the same key until it is accepted or its text changes', async () => {
    const { user, send, onWrite } = show()
    onWrite.mockResolvedValueOnce(false).mockResolvedValueOnce(false).mockResolvedValueOnce(false)
    await user.type(field(), 'Thank you')
    await send()
    await send()
    await user.type(field(), '!')
    await send()
    await send()
    await waitFor(() => expect(field().value).toBe(''))
    await user.type(field(), 'Thank you!')
    await send()
    const [first, repeated, other, accepted, next] = onWrite.mock.calls.map(([, key]) => key)
    expect(first).toMatch(/./)
    expect(repeated).toBe(first)
    expect(accepted).toBe(other)
    expect(new Set([first, other, next]).size).toBe(3)
  })
})
