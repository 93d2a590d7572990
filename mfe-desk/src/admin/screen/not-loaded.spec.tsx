import { expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { FixtureScreen } from '../league/fixtures/FixtureScreen.tsx'
import { aMatch, READ } from '../league/fixtures/testing.ts'
import { openLeague } from '../league/testing.tsx'

const open = (answer: Parameters<typeof openLeague>[3][string]) =>
  openLeague(<FixtureScreen />, '/fixtures/:fixture', `/fixtures/${aMatch().slug}`, {
    [READ]: answer,
  })

const loading = () => screen.queryByRole('status', { name: 'Loading the match' })

it('a screen says what it is loading, until it is there', async () => {
  open({ body: aMatch() })
  expect(loading()?.getAttribute('aria-busy')).toBe('true')
  await screen.findByLabelText('Referee')
  expect(loading()).toBeNull()
})

it('a screen that could not be loaded says so, and is loaded by Retry', async () => {
  let answer = { status: 503, body: { message: 'The database does not answer' } as object }
  const { user } = open(() => answer)
  expect((await screen.findByRole('alert')).textContent).toContain(
    'The match could not be loadedThe database does not answer',
  )
  expect(loading()).toBeNull()
  answer = { status: 200, body: aMatch() }
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  await screen.findByLabelText('Referee')
})
