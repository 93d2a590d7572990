import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { CoreAdminContext } from 'ra-core'
import { inHost } from 'shared-ui/testing'
import { callDesk } from '../../desk-api/desk-api.ts'
import { answerDesk, type DeskAnswers } from '../../testing/answer-desk.ts'
import { createDataProvider, type DeskRecord } from '../data/data-provider.ts'
import { OPENINGS, STORIES } from './content-parts.tsx'
import type { ContentValues } from './content-values.ts'
import { useContentEditor } from './use-content-editor.ts'

const FIELDS = {
  ...{ title: 'A depot', excerpt: 'It opens', content: 'Text' },
  ...{ slug: 'a-depot', category: 'energy', region: 'ghana', date: '2026-11-22' },
  ...{ imageUrl: '/media/desk/00ff00ff00ff00ff', imageAlt: 'A depot', featured: false },
}
const STORY = { id: 4, revision: 7, ...FIELDS }
const RESTORED = { ...STORY, revision: 8, title: 'The first depot', content: 'The first text' }

const SAVE = 'PUT /api/desk/stories/4'
const PUBLISH = 'POST /api/desk/stories/4/publish'

afterEach(() => {
  jest.useRealTimers()
})

const onCreated = jest.fn()

const openEditor = (content = STORIES, record: DeskRecord | null = STORY) =>
  renderHook(() => useContentEditor(content, record, onCreated), {
    wrapper: ({ children }) =>
      inHost(
        <CoreAdminContext dataProvider={createDataProvider(callDesk, () => undefined)}>
          {children}
        </CoreAdminContext>,
      ),
  })

it('an action keeps the field that was typed in while it was under way, and no other', async () => {
  const { result } = openEditor()
  answerDesk({
    'POST /api/desk/stories/4/revisions/3/restore': () => {
      act(() => result.current.change({ title: 'A depot in Tema' }))
      return { body: RESTORED }
    },
  })
  await act(async () => void (await result.current.act('revisions/3/restore', 'Restored')))
  expect(result.current.values).toMatchObject({
    title: 'A depot in Tema',
    content: 'The first text',
  })
  expect([result.current.isDirty, result.current.record?.revision]).toEqual([true, 8])
})

it('a save that somebody else was ahead of keeps what was typed while it was under way', async () => {
  const { result } = openEditor()
  answerDesk({
    [SAVE]: () => {
      act(() => result.current.change({ content: 'Text that goes on' }))
      const current = { ...STORY, revision: 8, title: 'Their depot', updatedBy: 'Kofi' }
      return { status: 409, body: { message: 'Somebody was ahead', current } }
    },
  })
  act(() => result.current.change({ title: 'My depot' }))
  await act(async () => void (await result.current.save()))
  expect(result.current.conflict?.mine).toMatchObject({
    title: 'My depot',
    content: 'Text that goes on',
  })
})

it('a save leaves the space after which somebody goes on typing', async () => {
  const { result } = openEditor()
  answerDesk({
    [SAVE]: { body: { ...STORY, revision: 8, title: 'A new', slug: 'a-new' } },
  })
  act(() => result.current.change({ title: 'A new ', slug: '' }))
  await act(async () => void (await result.current.save()))
  expect(result.current.values).toMatchObject({ title: 'A new ', slug: 'a-new' })
  expect([result.current.isDirty, result.current.record?.revision]).toEqual([false, 8])
})

it('a save leaves the empty line on which somebody goes on typing', async () => {
  const opening = {
    ...{ id: 5, revision: 1, title: 'Harbour Clerk', slug: 'harbour-clerk' },
    ...{ department: 'Procurement', location: 'Tema, Ghana', type: 'Full-time' },
    ...{ description: 'Keeps the books.', postedOn: '2026-11-22', closesOn: '' },
    requirements: ['Reads and writes'],
  }
  const { result } = openEditor(OPENINGS, opening)
  const requirements = ['Reads and writes', 'Counts well']
  answerDesk({
    'PUT /api/desk/openings/5': { body: { ...opening, revision: 2, requirements } },
  })
  act(() => result.current.change({ requirements: [...requirements, ''] }))
  await act(async () => void (await result.current.save()))
  expect(result.current.values['requirements']).toEqual([...requirements, ''])
  expect(result.current.isDirty).toBe(false)
})

/** An editor whose text is saved by itself, on a clock that the test drives. */
function writeAt(answers: DeskAnswers) {
  jest.useFakeTimers()
  const { callsOf } = answerDesk(answers)
  const { result } = openEditor()
  const change = (changes: ContentValues) => act(() => result.current.change(changes))
  // A little longer than the ten seconds, for the answer.
  const pause = () => act(() => jest.advanceTimersByTimeAsync(10_500))
  const save = () => act(async () => void (await result.current.save()))
  const sent = () =>
    callsOf(SAVE).map(({ headers, body }) => ({ from: headers['If-Match'], ...(body as object) }))
  return { result, change, pause, save, sent }
}
const refusedFor = (current: object) => ({
  status: 409,
  body: { message: 'Somebody was ahead', current: { ...STORY, updatedBy: 'Kofi', ...current } },
})

describe('after somebody else was ahead', () => {
  it('only Save writes, and it asks again where the question was closed', async () => {
    const theirs = { revision: 8, title: 'Their depot' }
    const { result, change, pause, save, sent } = writeAt({ [SAVE]: () => refusedFor(theirs) })
    change({ title: 'My depot' })
    await pause()
    expect(result.current.conflict).not.toBeNull()
    act(() => result.current.closeConflict())
    expect(result.current.conflict).toBeNull()
    await pause()
    change({ title: 'My big depot' })
    await pause()
    expect(result.current.status).toBe(
      'Not saved: somebody else has changed this meanwhile. Press Save to decide',
    )
    expect(sent().length).toBe(1)
    await save()
    expect(sent()).toMatchObject([{ from: '"7"' }, { from: '"7"', title: 'My big depot' }])
    expect(result.current.conflict?.mine).toMatchObject({ title: 'My big depot' })
  })

  it('what was decided is read once more: it waits for Save as well', async () => {
    const answers: DeskAnswers = { [SAVE]: refusedFor({ revision: 8, title: 'Their depot' }) }
    const { result, change, pause, save, sent } = writeAt(answers)
    change({ title: 'My depot' })
    await pause()
    act(() => result.current.settle({ ...result.current.values, title: 'Our depot' }))
    await pause()
    expect([result.current.status, sent().length]).toEqual(['Read it once more, then save', 1])
    answers[SAVE] = { body: { ...STORY, revision: 9, title: 'Our depot' } }
    await save()
    change({ title: 'Our big depot' })
    await pause()
    expect(sent().slice(1)).toMatchObject([
      { from: '"8"', title: 'Our depot' },
      { from: '"9"', title: 'Our big depot' },
    ])
  })

  it('whoever takes their version goes on from it, with the autosave', async () => {
    const answers: DeskAnswers = { [SAVE]: refusedFor({ revision: 8, title: 'Their depot' }) }
    const { result, change, pause, sent } = writeAt(answers)
    change({ title: 'My depot' })
    await pause()
    act(() => result.current.settle({ ...result.current.values, title: 'Their depot' }))
    expect([result.current.isDirty, result.current.status]).toEqual([false, ''])
    change({ content: 'More text' })
    await pause()
    expect(sent()[1]).toMatchObject({ from: '"8"', title: 'Their depot', content: 'More text' })
  })

  it('a field that was not typed in is as they saved it', async () => {
    const theirs = { revision: 8, content: 'Their text' }
    const { result, change, save } = writeAt({ [SAVE]: refusedFor(theirs) })
    change({ title: 'My depot' })
    await save()
    expect(result.current.conflict).toMatchObject({
      mine: { title: 'My depot', content: 'Their text' },
      current: { title: 'A depot', content: 'Their text' },
    })
  })

  it('nothing is asked where nothing was typed, and their version is shown', async () => {
    const { result } = writeAt({ [PUBLISH]: refusedFor({ revision: 8, content: 'Their text' }) })
    await act(async () => void (await result.current.act('publish', 'Published', {})))
    expect(result.current).toMatchObject({
      ...{ conflict: null, isDirty: false, record: { revision: 8 } },
      values: { content: 'Their text' },
      status: 'Kofi has saved a newer version. Read it first',
    })
  })
})

describe('a save whose answer is lost', () => {
  it('is no change of somebody else when it is repeated', async () => {
    const stored = { ...STORY, revision: 8, title: 'My depot' }
    const answers: DeskAnswers = { [SAVE]: { status: 504 } }
    const { result, change, pause, sent } = writeAt(answers)
    change({ title: 'My depot' })
    await pause()
    expect(result.current.isDirty).toBe(true)
    answers[SAVE] = () => (sent().at(-1)?.from === '"8"' ? { body: stored } : refusedFor(stored))
    await pause()
    expect(result.current).toMatchObject({
      ...{ conflict: null, isDirty: false, record: { revision: 8 } },
      status: expect.stringMatching(/^Saved at /),
    })
  })

  it('stays one when typing has gone on, also through a time without a network', async () => {
    const answers: DeskAnswers = { [SAVE]: { status: 504 } }
    const { result, change, pause, sent } = writeAt(answers)
    change({ title: 'My depot' })
    await pause()
    change({ title: 'My big depot' })
    await pause()
    answers[SAVE] = () =>
      sent().at(-1)?.from === '"8"'
        ? { body: { ...STORY, revision: 9, title: 'My bigger depot' } }
        : refusedFor({ revision: 8, title: 'My depot' })
    change({ title: 'My bigger depot' })
    await pause()
    expect(sent().at(-1)).toMatchObject({ from: '"8"', title: 'My bigger depot' })
    expect(result.current).toMatchObject({
      ...{ conflict: null, isDirty: false, record: { revision: 9 } },
      values: { title: 'My bigger depot' },
    })
  })
})

it('an action that was done is not called a failure when the network goes away after it', async () => {
  const { result } = openEditor()
  answerDesk({
    [PUBLISH]: { body: { ...STORY, publishedRevision: 7, state: 'published' } },
    'GET /api/desk/stories/4': { status: 504 },
  })
  await act(async () => void (await result.current.act('publish', 'Published', {})))
  expect(result.current).toMatchObject({ status: 'Published', record: { state: 'published' } })
})

it.each([
  { name: 'unpublish', failure: { status: 504 } },
  { name: 'unschedule', failure: { status: 409, body: { message: 'It is not scheduled' } } },
])(
  'an action that was done already, though its answer was lost, has not failed: $name',
  async (lost) => {
    const { result } = openEditor()
    answerDesk({
      [`POST /api/desk/stories/4/${lost.name}`]: lost.failure,
      'GET /api/desk/stories/4': {
        body: { ...STORY, publishedRevision: null, state: 'unpublished' },
      },
    })
    await act(async () => void (await result.current.act(lost.name, 'Taken back')))
    expect(result.current).toMatchObject({ status: 'Taken back', record: { state: 'unpublished' } })
  },
)

it('an action that failed while the record stands as it was says so', async () => {
  const { result } = openEditor()
  answerDesk({
    'POST /api/desk/stories/4/unpublish': { status: 409, body: { message: 'A club plays for it' } },
    'GET /api/desk/stories/4': { body: { ...STORY, publishedRevision: 7, state: 'published' } },
  })
  await act(async () => void (await result.current.act('unpublish', 'Taken back')))
  expect(result.current.status).toBe('That did not work: A club plays for it')
})

it('a new record that is published at once is opened when it is published', async () => {
  const published = { ...STORY, revision: 1, publishedRevision: 1, state: 'published' }
  onCreated.mockReset()
  const { result } = openEditor(STORIES, null)
  answerDesk({
    'POST /api/desk/stories': { status: 201, body: { ...STORY, revision: 1, state: 'draft' } },
    [PUBLISH]: () => {
      expect(onCreated).not.toHaveBeenCalled()
      return { body: published }
    },
  })
  act(() => result.current.change(FIELDS))
  await act(async () => void (await result.current.act('publish', 'Published', {})))
  expect(result.current.status).toBe('Published')
  expect(onCreated).toHaveBeenCalledTimes(1)
})

describe('a new record whose answer is lost', () => {
  const CREATE = 'POST /api/desk/stories'
  const MADE = { ...STORY, revision: 1 }
  const write = () => {
    const answers: DeskAnswers = { [CREATE]: { status: 504 } }
    const { callsOf } = answerDesk(answers)
    const { result } = openEditor(STORIES, null)
    const change = (changes: ContentValues) => act(() => result.current.change(changes))
    change(FIELDS)
    const save = () => act(async () => void (await result.current.save()))
    const created = () =>
      callsOf(CREATE).map(({ headers, body }) => [headers['Idempotency-Key'], body])
    return { answers, result, change, save, created, saved: () => callsOf(SAVE) }
  }

  it('is made once when the save is repeated', async () => {
    const { answers, result, save, created } = write()
    await save()
    answers[CREATE] = { status: 201, body: MADE }
    await save()
    const [first, again] = created()
    expect(first?.[0]).toEqual(expect.any(String))
    expect(again).toEqual(first)
    expect(result.current.record).toMatchObject({ id: 4, revision: 1 })
  })

  it('is made once, and then saved, when typing has gone on', async () => {
    const { answers, result, change, save, created, saved } = write()
    await save()
    change({ title: 'A big depot' })
    answers[CREATE] = { status: 201, body: MADE }
    answers[SAVE] = { status: 504 }
    await save()
    answers[SAVE] = { body: { ...STORY, revision: 2, title: 'A big depot' } }
    await save()
    const [first, again, ...more] = created()
    expect(again).toEqual(first)
    expect(more).toEqual([])
    expect(saved().map(({ headers }) => headers['If-Match'])).toEqual(['"1"', '"1"'])
    expect(result.current.record).toMatchObject({ id: 4, revision: 2 })
  })

  it('is another one when the first was refused', async () => {
    const { answers, change, save, created, saved } = write()
    await save()
    answers[CREATE] = { status: 400, body: { message: 'This address leads to another story' } }
    change({ slug: 'another' })
    await save()
    expect(created().map(([, body]) => (body as { slug: string }).slug)).toEqual([
      ...['a-depot', 'a-depot', 'another'],
    ])
    expect(saved()).toEqual([])
  })
})

describe('what is not valid', () => {
  it('stops the autosave with a word, until it is mended', async () => {
    const { result, change, pause, sent } = writeAt({
      [SAVE]: { body: { ...STORY, revision: 8, content: 'Text that goes on' } },
    })
    change({ excerpt: '', content: 'Text that goes on' })
    await pause()
    expect(result.current.status).toBe('Not saved yet: mend what is marked')
    expect(result.current.errors['excerpt']).toBeTruthy()
    expect(sent()).toEqual([])
    change({ excerpt: 'It opens' })
    await pause()
    expect(result.current.status).toMatch(/^Saved at /)
  })

  it('is marked after a refused action too', async () => {
    const fieldErrors = { title: ['“A depot” is taken'] }
    const { result } = writeAt({
      [PUBLISH]: { status: 400, body: { message: 'The request is not valid', fieldErrors } },
    })
    await act(async () => void (await result.current.act('publish', 'Published', {})))
    expect(result.current.errors).toEqual({ title: '“A depot” is taken' })
    expect(result.current.status).toBe('That did not work: “A depot” is taken')
  })
})
