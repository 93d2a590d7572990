import { expect, it, jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { inHost } from 'shared-ui/testing'
import { Publishing } from './Publishing.tsx'

type OnAct = Parameters<typeof Publishing>[0]['onAct']

const STORY = { id: 4, revision: 7, state: 'draft', publishedRevision: null, publishAt: null }

function schedule(moment: string) {
  const onAct = jest.fn<OnAct>(() => Promise.resolve(true))
  const shown = { record: STORY, isBusy: false, isDirty: false, isPermanent: false, onAct }
  render(inHost(<Publishing {...shown} />))
  const field = screen.getByLabelText<HTMLInputElement>('Publish at')
  fireEvent.change(field, { target: { value: moment } })
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Schedule' })
  fireEvent.click(button)
  return { onAct, field, button }
}

it('a story is scheduled for the moment that is entered, in the time of its editor', () => {
  const { onAct } = schedule('2026-12-01T09:30')
  const at = new Date(2026, 11, 1, 9, 30).toISOString()
  expect(onAct.mock.calls).toEqual([['publish', 'Scheduled', { at }]])
})

it('a year of five digits, which some browsers let through, is no moment', () => {
  const { onAct, field, button } = schedule('20261-12-01T09:30')
  expect(field.value).toBe('20261-12-01T09:30')
  expect([button.disabled, onAct.mock.calls.length]).toEqual([true, 0])
  expect(field.max).toBe('9999-12-31T23:59')
})
