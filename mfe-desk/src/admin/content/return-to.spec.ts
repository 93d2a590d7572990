import { beforeEach, describe, expect, it } from '@jest/globals'
import { callDesk } from '../../desk-api/desk-api.ts'
import { answerDesk, type DeskAnswers } from '../../testing/answer-desk.ts'
import { createDataProvider } from '../data/data-provider.ts'
import { returnTo, type Since } from './return-to.ts'

const CALL = 'POST /api/desk/stories/4'
const data = createDataProvider(callDesk, () => undefined)
let answers: DeskAnswers
/** The API's current revision; restoring creates a new one. */
let revision: number

beforeEach(() => {
  answers = {}
  for (const name of ['publish', 'unpublish']) {
    answers[`${CALL}/${name}`] = () => ({ body: { id: 4, revision } })
  }
  for (const earlier of [5, 6, 7]) {
    answers[`${CALL}/revisions/${earlier}/restore`] = () => ({
      body: { id: 4, revision: (revision += 1) },
    })
  }
})

const STORY = { id: 4, revision: 7, publishedRevision: null, publishAt: null, title: 'A depot' }
const AT = '2026-12-01T08:00:00.000Z'

/** Returns the calls that `returnTo` makes, each with the revision that it is based on. */
async function stepsBack(before: object, action: Since['action']): Promise<string[]> {
  revision = 7
  const { calls } = answerDesk(answers)
  await returnTo(data, 'stories', { ...STORY, ...before }, { revision: 7, action })()
  return calls.map(
    ({ call, headers, body }) =>
      `${headers['If-Match']} ${call.slice(CALL.length + 1)} ${JSON.stringify(body) ?? ''}`,
  )
}

describe('a record returns to where it stood', () => {
  it.each<[string, object, Since['action'], string[]]>([
    ['a draft that was deleted', {}, 'deleted', ['"7" revisions/7/restore ']],
    [
      'a published one that was deleted',
      { publishedRevision: 7 },
      'deleted',
      ['"7" revisions/7/restore ', '"8" publish {}'],
    ],
    [
      'one with changes that was deleted',
      { publishedRevision: 5 },
      'deleted',
      ['"7" revisions/5/restore ', '"8" publish {}', '"8" revisions/7/restore '],
    ],
    [
      'a scheduled one that was deleted',
      { publishAt: AT },
      'deleted',
      ['"7" revisions/7/restore ', `"8" publish {"at":"${AT}"}`],
    ],
    ['a draft that was published', {}, 'published', ['"7" unpublish ']],
    [
      'one with changes that was published',
      { publishedRevision: 5 },
      'published',
      ['"7" revisions/5/restore ', '"8" publish {}', '"8" revisions/7/restore '],
    ],
    [
      'a published one that was taken back',
      { publishedRevision: 7 },
      'unpublished',
      ['"7" publish {}'],
    ],
    [
      'a scheduled draft that was taken back',
      { publishAt: AT, publishRevision: 7 },
      'unpublished',
      [`"7" publish {"at":"${AT}"}`],
    ],
    [
      'one scheduled before its last changes that was deleted',
      { publishAt: AT, publishRevision: 6 },
      'deleted',
      ['"7" revisions/6/restore ', `"8" publish {"at":"${AT}"}`, '"8" revisions/7/restore '],
    ],
    [
      'a published one, scheduled before its last changes, that was published',
      { publishedRevision: 5, publishAt: AT, publishRevision: 6 },
      'published',
      [
        '"7" revisions/5/restore ',
        '"8" publish {}',
        '"8" revisions/6/restore ',
        `"9" publish {"at":"${AT}"}`,
        '"9" revisions/7/restore ',
      ],
    ],
    [
      'a scheduled one that was published',
      { publishAt: AT },
      'published',
      ['"7" unpublish ', `"7" publish {"at":"${AT}"}`],
    ],
  ])('%s', async (_what, before, action, steps) => {
    expect(await stepsBack(before, action)).toEqual(steps)
  })

  it('in steps that are not repeated after one of them failed', async () => {
    const publish = answers[`${CALL}/publish`]
    answers[`${CALL}/publish`] = { status: 503, body: { message: 'Not now' } }
    revision = 7
    const { calls } = answerDesk(answers)
    const published = { ...STORY, publishedRevision: 7 }
    const back = returnTo(data, 'stories', published, { revision: 7, action: 'deleted' })
    await expect(back()).rejects.toThrow('Not now')
    if (publish) answers[`${CALL}/publish`] = publish
    await back()
    expect(calls.map(({ call, headers }) => [call, headers['If-Match']])).toEqual([
      [`${CALL}/revisions/7/restore`, '"7"'],
      [`${CALL}/publish`, '"8"'],
      [`${CALL}/publish`, '"8"'],
    ])
  })

  it('but not over what somebody else has written since', async () => {
    answers[`${CALL}/unpublish`] = {
      status: 409,
      body: { message: 'Somebody else has changed it', current: { id: 4, revision: 8 } },
    }
    await expect(stepsBack({}, 'published')).rejects.toThrow('Somebody else has changed it')
  })
})

describe('a step whose answer is lost', () => {
  const RECORD = 'GET /api/desk/stories/4'
  const fieldsOf = (of: number, title: string) => {
    const body = [{ revision: of, at: AT, by: 'Ama', fields: { title } }]
    answers[`${RECORD}/revisions?before=${of + 1}&perPage=1`] = { body }
  }
  /** Has the deletion of a published story undone, in two presses. */
  const undoneTwice = async (now: { readonly revision: number; readonly title: string }) => {
    const restore = `${CALL}/revisions/7/restore`
    answers[restore] = { status: 504 }
    fieldsOf(7, 'A depot')
    fieldsOf(now.revision, now.title)
    revision = 8
    const { callsOf } = answerDesk(answers)
    const published = { ...STORY, publishedRevision: 7 }
    const back = returnTo(data, 'stories', published, { revision: 7, action: 'deleted' })
    await expect(back()).rejects.toThrow('The desk did not answer')
    const current = { id: 4, ...now }
    answers[restore] = { status: 409, body: { message: 'It has changed', current } }
    return { again: back(), published: () => callsOf(`${CALL}/publish`) }
  }

  it('is not taken twice: its restored revision is published', async () => {
    const { again, published } = await undoneTwice({ revision: 8, title: 'A depot' })
    await again
    expect(published().map(({ headers }) => headers['If-Match'])).toEqual(['"8"'])
  })

  it.each([
    { revision: 8, title: 'Another depot' },
    { revision: 9, title: 'A depot' },
  ])('is no excuse for a change of somebody else: $revision, $title', async (now) => {
    const { again, published } = await undoneTwice(now)
    await expect(again).rejects.toThrow('It has changed')
    expect(published()).toEqual([])
  })

  it.each([
    { now: { publishedRevision: null, publishAt: null }, isUndone: true },
    { now: { publishedRevision: 7, publishAt: null }, isUndone: false },
  ])('has withdrawn the record, or has not: $isUndone', async ({ now, isUndone }) => {
    answers[`${CALL}/unpublish`] = { status: 409, body: { message: 'A club plays for it' } }
    answers[RECORD] = { body: { id: 4, revision: 7, ...now } }
    await (isUndone
      ? expect(stepsBack({}, 'published')).resolves.toHaveLength(2)
      : expect(stepsBack({}, 'published')).rejects.toThrow('A club plays for it'))
  })
})
