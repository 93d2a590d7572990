import { expect, it } from '@jest/globals'
import { act, renderHook } from '@testing-library/react'
import { CoreAdminContext } from 'ra-core'
import { inHost } from 'shared-ui/testing'
import { callDesk } from '../../desk-api/desk-api.ts'
import { answerDesk } from '../../testing/answer-desk.ts'
import { createDataProvider } from '../data/data-provider.ts'
import { STORIES } from './content-parts.tsx'
import { useContentEditor } from './use-content-editor.ts'

const STORY = { id: 4, revision: 7, title: 'A depot', excerpt: 'It opens', content: 'Text' }
const RESTORED = { ...STORY, revision: 8, title: 'The first depot', content: 'The first text' }

it('an action keeps the field that was typed in while it was under way, and no other', async () => {
  const { result } = renderHook(() => useContentEditor(STORIES, STORY, () => undefined), {
    wrapper: ({ children }) =>
      inHost(
        <CoreAdminContext dataProvider={createDataProvider(callDesk, () => undefined)}>
          {children}
        </CoreAdminContext>,
      ),
  })
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
