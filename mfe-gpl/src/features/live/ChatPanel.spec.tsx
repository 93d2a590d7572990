import { expect, it } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { hydrate } from '../../testing/hydrate.ts'
import { ChatPanel } from './ChatPanel.tsx'

it('clears a message that was written before any script ran, when it is sent', async () => {
  const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Chat message' })
  await hydrate(<ChatPanel messages={[]} />, () => (input().value = 'Come on!'))
  expect(input().value).toBe('Come on!')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(input().value).toBe('')
})
