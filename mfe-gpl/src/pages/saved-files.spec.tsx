import { expect, it, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { renderPortal } from '../testing/sample-league.ts'

const withoutNetwork = () => {
  throw new Error('Loading chunk failed')
}
jest.unstable_mockModule('../features/calendar/save-calendar.ts', withoutNetwork)
jest.unstable_mockModule('../features/standings/save-table.ts', withoutNetwork)

it.each([
  ['/fixtures', 'Export Calendar'],
  ['/fixtures', 'Set Reminder: Nations FC v Dreams FC'],
  ['/tables', 'Export Table'],
])('%s says that %s could not save its file', async (path, name) => {
  const { user, toast } = await renderPortal(path)
  await user.click(screen.getByRole('button', { name }))
  await waitFor(() =>
    expect(toast()).toMatchObject({
      title: 'The file could not be saved',
      description: 'Please check your connection and try again.',
      variant: 'destructive',
    }),
  )
})

it('a table that could not be loaded is not exported', async () => {
  await renderPortal('/tables', {
    answers: { '/api/league/seasons/2024-25/standings': 'fails' },
  })
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Export Table' })
  expect(button.disabled).toBe(true)
})
