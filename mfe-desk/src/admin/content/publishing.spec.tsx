import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { inHost } from 'shared-ui/testing'
import { Publishing } from './Publishing.tsx'

type OnAct = Parameters<typeof Publishing>[0]['onAct']

const STORY = { id: 4, revision: 7, state: 'draft', publishedRevision: null, publishAt: null }

beforeEach(
  () => void jest.useFakeTimers({ now: new Date(2026, 10, 22, 9), doNotFake: ['queueMicrotask'] }),
)
afterEach(() => void jest.useRealTimers())

function schedule(moment: string) {
  const onAct = jest.fn<OnAct>(() => Promise.resolve(true))
  const shown = { record: STORY, isBusy: false, isDirty: false, isPermanent: false, onAct }
  render(inHost(<Publishing {...shown} />))
  const field = screen.getByLabelText<HTMLInputElement>('Publish at')
  fireEvent.change(field, { target: { value: moment } })
  const button = screen.getByRole('button', { name: 'Schedule' })
  fireEvent.click(button)
  return { onAct, field, button }
}

it('a story is scheduled for the moment that is entered, in the time of its editor', () => {
  const { onAct } = schedule('2026-12-01T09:30')
  const at = new Date(2026, 11, 1, 9, 30).toISOString()
  expect(onAct.mock.calls).toEqual([['publish', expect.any(Function), { at }]])
  const [, done] = onAct.mock.calls[0]!
  const words = (publishAt: string | null) =>
    typeof done === 'function' && done({ ...STORY, publishAt })
  // Its moment may have passed on the way.
  expect([words(at), words(null)]).toEqual(['Scheduled', 'Published'])
})

it.each([
  { isPermanent: true, buttons: ['Publish', 'Schedule', 'Cancel schedule'] },
  { isPermanent: false, buttons: ['Publish', 'Unpublish', 'Schedule', 'Cancel schedule'] },
])(
  'a schedule is cancelled on its own, also of a record that always exists: $isPermanent',
  ({ isPermanent, buttons }) => {
    const onAct = jest.fn<OnAct>(() => Promise.resolve(true))
    const publishAt = '2026-12-01T09:30:00.000Z'
    const record = { ...STORY, state: 'scheduled', publishedRevision: 7, publishAt }
    const shown = { record, isBusy: false, isDirty: false, isPermanent, onAct }
    render(inHost(<Publishing {...shown} />))
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons)
    fireEvent.click(screen.getByRole('button', { name: 'Cancel schedule' }))
    expect(onAct.mock.calls).toEqual([['unschedule', 'Schedule cancelled']])
  },
)

it('a story without a schedule has none to cancel', () => {
  const shown = { record: STORY, isBusy: false, isDirty: false, isPermanent: false }
  render(inHost(<Publishing {...shown} onAct={jest.fn<OnAct>()} />))
  expect(screen.queryByRole('button', { name: 'Cancel schedule' })).toBeNull()
})

it('a year of five digits, which some browsers let through, is no moment', () => {
  const { onAct, field, button } = schedule('20261-12-01T09:30')
  expect(field.value).toBe('20261-12-01T09:30')
  expect([button.ariaDisabled, onAct.mock.calls.length]).toEqual(['true', 0])
  expect(field.max).toBe('9999-12-31T23:59')
})

it('a moment that has passed is refused, because the API would publish at once', () => {
  const { onAct, field } = schedule('2026-11-22T08:59')
  expect(screen.getByText('This moment has passed')).toBeTruthy()
  expect([field.getAttribute('aria-invalid'), onAct.mock.calls.length]).toEqual(['true', 0])
  fireEvent.change(field, { target: { value: '2026-11-22T09:01' } })
  expect(screen.queryByText('This moment has passed')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Schedule' }))
  expect(onAct).toHaveBeenCalledTimes(1)
})

it('a button keeps the keyboard while it is busy, and hands it to the heading when it goes away', async () => {
  const onAct = jest.fn<OnAct>(() => Promise.resolve(true))
  const scheduled = { ...STORY, state: 'scheduled', publishAt: '2026-12-01T09:30:00.000Z' }
  const shown = { record: scheduled, isBusy: false, isDirty: false, isPermanent: false, onAct }
  const { rerender } = render(inHost(<Publishing {...shown} />))
  const cancel = screen.getByRole<HTMLButtonElement>('button', { name: 'Cancel schedule' })
  cancel.focus()
  rerender(inHost(<Publishing {...shown} isBusy />))
  // A browser takes the keyboard from a button that is disabled.
  expect([cancel.disabled, cancel.ariaDisabled]).toEqual([false, 'true'])
  fireEvent.click(cancel)
  expect(onAct).not.toHaveBeenCalled()
  rerender(inHost(<Publishing {...shown} record={STORY} />))
  await act(() => Promise.resolve())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Publishing' }))
})
