import { expect, it, jest } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { DeskMatch } from 'shared-contracts/league/desk-fixture'
import type { DeskAnswers } from '../../testing/answer-desk.ts'
import { DeleteButton } from './DeleteButton.tsx'
import { aMatch } from './fixtures/testing.ts'
import { openLeague } from './testing.tsx'
import { useLeagueQuery } from './use-league.ts'

const MATCH = aMatch()
const READ = `GET /api/desk/league/fixtures/${MATCH.slug}`
const DELETE = `DELETE /api/desk/league/fixtures/${MATCH.slug}`

function Screen() {
  const { data } = useLeagueQuery(`fixtures/${MATCH.slug}`, DeskMatch)
  if (!data) return null
  const { slug, revision } = data
  return (
    <DeleteButton path={`fixtures/${slug}`} revision={revision} done="Deleted" list="/fixtures">
      Delete
    </DeleteButton>
  )
}

async function open(answers: DeskAnswers) {
  answers[READ] = { body: MATCH }
  const opened = openLeague(<Screen />, '/fixtures/:fixture', `/fixtures/${MATCH.slug}`, answers)
  return { ...opened, button: await screen.findByRole('button', { name: 'Delete' }) }
}

it('deletes once when it is pressed twice', async () => {
  const { user, callsOf, button } = await open({ [DELETE]: { body: { edit: 9 } } })
  await user.dblClick(button)
  expect(callsOf(DELETE)).toHaveLength(1)
})

it('asks no more for what is deleted, and says no more that it was not', async () => {
  const answers: DeskAnswers = { [DELETE]: { status: 504 } }
  const { user, callsOf, button, host } = await open(answers)
  const replace = jest.spyOn(host.navigator, 'replace')
  const failures = () => host.toasts.getState().toasts.filter(({ isOpen }) => isOpen)
  await user.click(button)
  await waitFor(() => expect(failures()).toMatchObject([{ title: 'Not deleted' }]))
  answers[DELETE] = { body: { edit: 9 } }
  answers[READ] = { status: 404 }
  await user.click(button)
  await waitFor(() => expect(failures()).toEqual([]))
  await waitFor(() => expect(replace).toHaveBeenCalledTimes(1))
  expect(callsOf(READ)).toHaveLength(1)
})

it('deletes by the next press what somebody else has changed meanwhile', async () => {
  const now = { ...MATCH, revision: MATCH.revision + 1 }
  const answers: DeskAnswers = {}
  answers[DELETE] = () => {
    answers[READ] = { body: now }
    answers[DELETE] = { body: { edit: 9 } }
    return { status: 409, body: { message: 'Somebody else was first', current: now } }
  }
  const { user, callsOf, button } = await open(answers)
  await user.click(button)
  await waitFor(() => expect(button.ariaDisabled).toBeNull())
  await user.click(button)
  await waitFor(() => expect(callsOf(DELETE)).toHaveLength(2))
  expect(callsOf(DELETE).map(({ headers }) => headers['If-Match'])).toEqual([
    `"${MATCH.revision}"`,
    `"${now.revision}"`,
  ])
})
