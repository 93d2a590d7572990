import { afterEach, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPage } from 'shared-ui/testing'
import { remote } from './remote.ts'
import { answerDesk } from './testing/answer-desk.ts'

afterEach(() => void Reflect.deleteProperty(performance, 'setResourceTimingBufferSize'))

it('lets the browser list all files of a day, of which the scorer’s pages are kept', async () => {
  const listAtMost = jest.fn<(size: number) => void>()
  Object.assign(performance, { setResourceTimingBufferSize: listAtMost })
  answerDesk({ 'GET /api/desk/sign-in': { body: { provider: null, session: null } } })
  await renderPage(remote, '/*', { basePath: '/desk' })
  await screen.findByRole('button', { name: 'Sign in' })
  expect(listAtMost.mock.calls).toEqual([[10_000]])
})
