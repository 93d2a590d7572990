import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { inHost, rulesOf } from 'shared-ui/testing'
import { SeasonContent } from './SeasonContent.tsx'
import type { AwaitedSeason } from './use-shown-season.ts'

const AWAITED: AwaitedSeason = { name: '2021/22', hasFailed: false, refetch: () => undefined }

const content = (awaited: AwaitedSeason | null) =>
  inHost(
    <SeasonContent shown={{ awaited }}>
      <p>A table</p>
    </SeasonContent>,
  )

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

it('says what loads only after a time in which it could have come, and nothing when it is there', () => {
  const { rerender } = render(content(AWAITED))
  const status = screen.getByRole('status')
  act(() => jest.advanceTimersByTime(199))
  expect(status.textContent).toBe('')
  act(() => jest.advanceTimersByTime(1))
  expect(status.textContent).toBe('Loading 2021/22…')
  rerender(content(null))
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.getByText('A table').parentElement?.hasAttribute('aria-busy')).toBe(false)
})

it('is dimmed after the same time', () => {
  render(content(AWAITED))
  const part = screen.getByText('A table').parentElement
  expect(part?.getAttribute('aria-busy')).toBe('true')
  expect(rulesOf(part)).toContainEqual(
    expect.stringMatching(/\[data-stale\] ?{ ?opacity: 0\.68; transition-delay: 200ms/),
  )
})

it('gives its place to the error', () => {
  const refetch = jest.fn()
  render(content({ ...AWAITED, hasFailed: true, refetch }))
  expect(screen.queryByText('A table')).toBeNull()
  screen.getByRole('button', { name: 'Retry' }).click()
  expect(refetch).toHaveBeenCalledTimes(1)
})
