import { afterEach, expect, it, jest } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderPage } from 'shared-ui/testing'
import { answerDesk, SESSION } from './testing/answer-desk.ts'

// The tests' host has a router already, and the desk brings its own.
jest.unstable_mockModule('#desk', () => ({ SignedInDesk: () => <h1>Behind the sign-in</h1> }))
const { remote } = await import('./remote.ts')

afterEach(() => void Reflect.deleteProperty(performance, 'setResourceTimingBufferSize'))

it('lets the browser list all files of a day, of which the scorer’s pages are kept', async () => {
  const listAtMost = jest.fn<(size: number) => void>()
  Object.assign(performance, { setResourceTimingBufferSize: listAtMost })
  answerDesk({ 'GET /api/desk/sign-in': { body: { provider: null, session: null } } })
  await renderPage(remote, '/*', { basePath: '/desk' })
  await screen.findByRole('button', { name: 'Sign in' })
  expect(listAtMost.mock.calls).toEqual([[10_000]])
})

it('shows no matches to score to somebody who may not score', async () => {
  const { callsOf } = answerDesk({
    'GET /api/desk/sign-in': { body: { provider: null, session: SESSION } },
  })
  await renderPage(remote, '/score', { basePath: '/desk' })
  expect(await screen.findByText('Behind the sign-in')).toBeTruthy()
  expect(callsOf('GET /api/desk/score')).toEqual([])
})
