import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import { callDesk, DeskError } from '../../desk-api/desk-api.ts'
import { answerDesk, type DeskAnswers } from '../../testing/answer-desk.ts'
import { createDataProvider } from './data-provider.ts'

const STORY = { id: 4, revision: 7, title: 'A new depot', updatedBy: 'Ama' }
const onChanged = jest.fn()
const provider = createDataProvider(callDesk, onChanged)
let answers: DeskAnswers

beforeEach(() => {
  onChanged.mockReset()
  answers = {}
})

describe('a list', () => {
  it('is asked by page, order and filters, and those that say nothing are left out', async () => {
    const asked = 'GET /api/desk/stories?page=2&perPage=25&sort=date&order=desc&q=depot&state=draft'
    answers[asked] = { body: { items: [STORY], total: 26 } }
    answerDesk(answers)
    const list = await provider.getList('stories', {
      pagination: { page: 2, perPage: 25 },
      sort: { field: 'date', order: 'DESC' },
      filter: { q: 'depot', state: 'draft', region: '' },
    })
    expect(list).toEqual({ data: [STORY], total: 26 })
    expect(onChanged).not.toHaveBeenCalled()
  })
})

describe('a change', () => {
  it('names the revision that it was made from, and is told to the site', async () => {
    answers['PUT /api/desk/stories/4'] = { body: { ...STORY, revision: 8 } }
    const { calls } = answerDesk(answers)
    const updated = await provider.update<typeof STORY>('stories', {
      id: 4,
      data: { title: 'A depot', revision: 7 },
      previousData: { ...STORY, revision: 9 },
    })
    expect(calls[0]?.headers['If-Match']).toBe('"7"')
    expect(updated).toMatchObject({ data: { revision: 8 } })
    expect(onChanged).toHaveBeenCalledTimes(1)
  })

  it('of a record that has moved on is refused with the record as it is now', async () => {
    answers['PUT /api/desk/stories/4'] = {
      status: 409,
      body: { message: 'Somebody else has changed it', current: { ...STORY, revision: 8 } },
    }
    answerDesk(answers)
    const refused = provider.update('stories', {
      id: 4,
      data: { title: 'Mine', revision: 7 },
      previousData: STORY,
    })
    await expect(refused).rejects.toBeInstanceOf(DeskError)
    await expect(refused).rejects.toMatchObject({
      status: 409,
      refusal: { current: { revision: 8, title: 'A new depot' } },
    })
    expect(onChanged).not.toHaveBeenCalled()
  })

  it('that makes a record is sent with the key of its form', async () => {
    answers['POST /api/desk/stories'] = { status: 201, body: STORY }
    const { calls } = answerDesk(answers)
    const data = { title: 'A new depot' }
    await provider.create('stories', { data, meta: { idempotencyKey: 'one' } })
    await provider.create('stories', { data })
    expect(calls.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['one', undefined])
  })

  it.each([
    ['publish', { at: '2026-12-01T08:00:00.000Z' }],
    ['unpublish', undefined],
  ])('by %s goes to the call of that name', async (name, body) => {
    answers[`POST /api/desk/stories/4/${name}`] = { body: STORY }
    const { calls } = answerDesk(answers)
    await provider.act('stories', 4, { name, revision: 7, body })
    expect(calls[0]).toMatchObject({ headers: { 'If-Match': '"7"' }, body })
    expect(onChanged).toHaveBeenCalledTimes(1)
  })
})

describe('a refusal', () => {
  it.each([
    [403, { message: 'Only personnel reads applications' }, 'Only personnel reads applications'],
    [502, undefined, 'The desk did not answer. Try again.'],
  ])('%s is told in the words of the API, or in our own', async (status, body, words) => {
    answers['GET /api/desk/applications/1'] = { status, body }
    answerDesk(answers)
    await expect(provider.getOne('applications', { id: 1 })).rejects.toThrow(words)
  })
})
