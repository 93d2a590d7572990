import { expect, it } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { CoreAdminContext } from 'ra-core'
import { inHost } from 'shared-ui/testing'
import { callDesk } from '../../desk-api/desk-api.ts'
import { answerDesk } from '../../testing/answer-desk.ts'
import { createDataProvider, type DeskRecord } from '../data/data-provider.ts'
import { OPENINGS, STORIES } from './content-parts.tsx'
import { useContentEditor } from './use-content-editor.ts'

const STORY = {
  ...{ id: 4, revision: 7, title: 'A depot', excerpt: 'It opens', content: 'Text' },
  ...{ slug: 'a-depot', category: 'energy', region: 'ghana', date: '2026-11-22' },
  ...{ imageUrl: '/media/desk/00ff00ff00ff00ff', imageAlt: 'A depot', featured: false },
}
const RESTORED = { ...STORY, revision: 8, title: 'The first depot', content: 'The first text' }

const openEditor = (content = STORIES, record: DeskRecord = STORY) =>
  renderHook(() => useContentEditor(content, record, () => undefined), {
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
      return { body: { revision: 8 } }
    },
    'GET /api/desk/stories/4': { body: RESTORED },
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
    'PUT /api/desk/stories/4': () => {
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
    'PUT /api/desk/stories/4': { body: { ...STORY, revision: 8, title: 'A new', slug: 'a-new' } },
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
