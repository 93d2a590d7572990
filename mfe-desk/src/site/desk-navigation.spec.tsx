import { describe, expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { PARTS_OF_ROLE, type Role } from 'shared-contracts/desk/roles'
import { inHost, testHost } from 'shared-ui/testing'
import { CONTENT_PARTS } from '../admin/content/content-parts.tsx'
import { SiteChoice } from '../admin/content/SiteChoice.tsx'
import { callDesk } from '../desk-api/desk-api.ts'
import { SessionContext } from '../session/session-context.ts'
import { SESSION } from '../testing/answer-desk.ts'
import { DeskNavigation } from './DeskNavigation.tsx'

const host = testHost()
const nothing = () => Promise.resolve()

/** @param at path below `/desk`. */
function show(role: Role, at: string) {
  const parts = PARTS_OF_ROLE[role]
  const session = { ...SESSION, account: { ...SESSION.account, role }, parts: [...parts] }
  const context = { call: callDesk, refresh: nothing, giveUp: () => undefined }
  const content = CONTENT_PARTS.find(({ path }) => at === `/${path}`)
  render(
    inHost(
      <SessionContext
        value={{
          ...context,
          signOut: nothing,
          state: { kind: 'signed-in', session, provider: null, isInterrupted: false },
        }}
      >
        <DeskNavigation id="desk" parts={parts} isOpen onChosen={() => undefined} />
        {content && <SiteChoice content={content} />}
      </SessionContext>,
      host,
      'loom',
      at,
    ),
  )
}
const link = (name: string) => screen.getByRole('link', { name })
const labels = () => screen.getAllByRole('link').map(({ textContent }) => textContent)

describe('stories at the desk', () => {
  it('are the league’s for a league editor, who has no other', () => {
    show('league-editor', '/')
    expect(link('Stories').getAttribute('href')).toBe('/league/articles')
    expect(labels().filter((label) => label === 'Stories')).toHaveLength(1)
    expect(labels()).toEqual(expect.arrayContaining(['Clubs', 'Players', 'Products']))
    expect(screen.queryByLabelText('Site')).toBeNull()
  })

  it('are of one site or the other for an administrator, under one entry', () => {
    show('administrator', '/league/articles')
    expect(link('Stories').getAttribute('href')).toBe('/stories')
    expect(link('Stories').getAttribute('aria-current')).toBe('page')
    expect(link('Clubs').hasAttribute('aria-current')).toBe(false)
    const choice = screen.getByLabelText<HTMLSelectElement>('Site')
    expect([...choice.options].map(({ text }) => text)).toEqual(['Group', 'League'])
    expect(choice.selectedOptions[0]?.text).toBe('League')
  })

  it('are those of the site that an administrator chooses', async () => {
    const navigate = jest.spyOn(host.navigator, 'push')
    show('administrator', '/stories')
    await userEvent.setup({ delay: null }).selectOptions(screen.getByLabelText('Site'), 'League')
    expect(navigate.mock.calls[0]?.[0]).toMatchObject({ pathname: '/league/articles' })
  })

  it('are the group’s alone for a group editor', () => {
    show('group-editor', '/stories')
    expect(link('Stories').getAttribute('href')).toBe('/stories')
    expect(labels()).not.toContain('Clubs')
    expect(screen.queryByLabelText('Site')).toBeNull()
  })
})
