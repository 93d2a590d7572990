import { expect, it, jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { inHost } from 'shared-ui/testing'
import type { Phase } from './match-now.ts'
import { Actions } from './Actions.tsx'

const CLUBS = {
  home: { slug: 'hearts-of-oak', name: 'Hearts of Oak' },
  away: { slug: 'asante-kotoko', name: 'Asante Kotoko' },
}
const nothing = () => undefined

it('a first press for half-time is none for full time, if others have whistled meanwhile', () => {
  const onWhistle = jest.fn()
  const at = (phase: Phase) =>
    inHost(<Actions phase={phase} clubs={CLUBS} onAsk={nothing} onWhistle={onWhistle} />)
  const { rerender } = render(at('first'))
  fireEvent.click(screen.getByRole('button', { name: 'Half-time' }))
  expect(screen.getByText('Press again')).toBeTruthy()
  rerender(at('second'))
  expect(screen.queryByText('Press again')).toBeNull()
  expect(screen.getByRole('button', { name: 'Full time' })).toBeTruthy()
})
