import { expect, it } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import type { TieBreaker } from 'shared-contracts/league/rules'
import { inHost } from 'shared-ui/testing'
import { moved } from './moved.ts'
import { TieBreakerOrder } from './TieBreakerOrder.tsx'

function Rules() {
  const [value, setValue] = useState<readonly TieBreaker[]>([
    'goal-difference',
    'goals-for',
    'lots',
  ])
  return <TieBreakerOrder value={value} onChange={setValue} />
}
const focused = () => document.activeElement?.getAttribute('aria-label')
const order = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('tie-breakers are ordered by keyboard, and the focus goes along', async () => {
  const user = userEvent.setup({ delay: null })
  render(inHost(<Rules />))
  screen.getByRole('button', { name: 'Move Lots up' }).focus()
  await user.keyboard('{Enter}')
  expect(order()).toEqual(['Goal difference', 'Lots', 'Goals for'])
  await waitFor(() => expect(focused()).toBe('Move Lots up'))
  await user.keyboard('{Enter}')
  // The first item cannot move further up.
  await waitFor(() => expect(focused()).toBe('Move Lots down'))
  expect(order()).toEqual(['Lots', 'Goal difference', 'Goals for'])
})

it('one that is left out can be added again, at the end', async () => {
  const user = userEvent.setup({ delay: null })
  render(inHost(<Rules />))
  await user.click(screen.getByRole('button', { name: 'Leave out Goal difference' }))
  await user.click(screen.getByRole('button', { name: 'Add goal difference' }))
  expect(order()).toEqual(['Goals for', 'Lots', 'Goal difference'])
})

it('keeps the keyboard’s place when one is left out or added', async () => {
  const user = userEvent.setup({ delay: null })
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  render(inHost(<Rules />))
  await press('Leave out Goals for')
  await waitFor(() => expect(focused()).toBe('Leave out Lots'))
  await press('Leave out Lots')
  await waitFor(() => expect(focused()).toBe('Leave out Goal difference'))
  await press('Leave out Goal difference')
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Add /))
  while (screen.queryAllByRole('button', { name: /^Add / }).length > 0) {
    expect(document.activeElement?.textContent).toMatch(/^Add /)
    const left = screen.getAllByRole('button', { name: /^Add / }).length
    await user.keyboard('{Enter}')
    await waitFor(() =>
      expect(screen.queryAllByRole('button', { name: /^Add / })).toHaveLength(left - 1),
    )
    await waitFor(() => expect(document.activeElement).not.toBe(document.body))
  }
  expect(focused()).toMatch(/^Move .* down$/)
})

it.each([
  [0, -1, 'abc'],
  [0, 1, 'bac'],
  [2, -1, 'acb'],
  [2, 1, 'abc'],
] as const)('place %p moved by %p', (place, by, expected) => {
  expect(moved([...'abc'], place, by).join('')).toBe(expected)
})
