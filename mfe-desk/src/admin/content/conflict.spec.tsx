import { describe, expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { inHost } from 'shared-ui/testing'
import { ConflictDialog } from './ConflictDialog.tsx'
import { CONTENT_PARTS, STORIES } from './content-parts.tsx'
import type { ContentValues } from './content-values.ts'

const MINE = { title: 'My title', excerpt: 'The same summary', content: 'My text' }
const CURRENT = {
  id: 4,
  revision: 8,
  updatedBy: 'Kofi',
  title: 'Their title',
  excerpt: 'The same summary',
  content: 'Their text',
}

function conflict() {
  const onSettled = jest.fn<(values: ContentValues) => void>()
  const onClose = jest.fn()
  const shown = { content: STORIES, conflict: { current: CURRENT, mine: MINE } }
  render(inHost(<ConflictDialog {...shown} {...{ onSettled, onClose }} />))
  return { onSettled, onClose, user: userEvent.setup({ delay: null }) }
}
const texts = (label: string) =>
  screen.getAllByLabelText<HTMLTextAreaElement>(label).map(({ value }) => value)
const press = (name: string) => screen.getByRole('button', { name })

describe('two editors at one record', () => {
  it('see both texts, of the fields that differ', () => {
    conflict()
    expect(texts('What you typed')).toEqual(['My title', 'My text'])
    expect(texts('What is there now')).toEqual(['Their title', 'Their text'])
  })

  it.each([
    ['Take all of mine', { title: 'My title', content: 'My text' }],
    ['Take all of theirs', { title: 'Their title', content: 'Their text' }],
  ])('can %s', async (name, settled) => {
    const { onSettled, user } = conflict()
    await user.click(press(name))
    expect(onSettled.mock.calls).toEqual([[{ ...MINE, ...settled }]])
  })

  it('take a field that the other one emptied as an empty one', async () => {
    const onSettled = jest.fn<(values: ContentValues) => void>()
    const [mine, current] = [{ subsidiary: 'gold' }, { id: 4, revision: 8, subsidiary: null }]
    const shown = { conflict: { current, mine }, onSettled, onClose: () => undefined }
    render(inHost(<ConflictDialog content={STORIES} {...shown} />))
    await userEvent.setup({ delay: null }).click(press('Take all of theirs'))
    expect(onSettled.mock.calls).toEqual([[{ subsidiary: '' }]])
  })

  it('decide nothing by closing', async () => {
    const { onSettled, onClose, user } = conflict()
    await user.click(press('Close'))
    expect([onSettled.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1])
  })

  it.each([
    ['a number with a fraction', 4],
    ['a number that was emptied', ''],
  ])('can write %s', async (_title, rating) => {
    const onSettled = jest.fn<(values: ContentValues) => void>()
    const [mine, current] = [{ rating }, { id: 4, revision: 8, rating: 3 }]
    const content = CONTENT_PARTS.find(({ title }) => title === 'Products') ?? STORIES
    const shown = { content, conflict: { current, mine }, onSettled, onClose: () => undefined }
    render(inHost(<ConflictDialog {...shown} />))
    const user = userEvent.setup({ delay: null })
    const stands = screen.getByLabelText<HTMLTextAreaElement>('What shall stand')
    await user.clear(stands)
    await user.type(stands, '4.5')
    expect(stands.value).toBe('4.5')
    await user.click(press('Go on with what shall stand'))
    expect(onSettled.mock.calls).toEqual([[{ rating: 4.5 }]])
  })

  it('can take one field of each, and merge by hand', async () => {
    const { onSettled, user } = conflict()
    await user.click(press('Take theirs: Title'))
    const [, text] = screen.getAllByLabelText('What shall stand')
    await user.type(text as HTMLElement, ' and their text')
    await user.click(press('Go on with what shall stand'))
    expect(onSettled.mock.calls).toEqual([
      [{ ...MINE, title: 'Their title', content: 'My text and their text' }],
    ])
  })
})
