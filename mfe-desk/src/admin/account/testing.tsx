import { render } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { CoreAdminContext } from 'ra-core'
import type { ReactNode } from 'react'
import { inHost } from 'shared-ui/testing'
import { callDesk } from '../../desk-api/desk-api.ts'
import { SessionContext } from '../../session/session-context.ts'

/** An answer of the API to a password that is not the account's. */
export const WRONG_PASSWORD = {
  status: 400,
  body: {
    statusCode: 400,
    message: 'The request is not valid',
    fieldErrors: { password: ['This is not your password'] },
  },
}

const nothing = () => Promise.resolve()
const SESSION = {
  ...{ state: { kind: 'unknown' } as const, call: callDesk, refresh: nothing, signOut: nothing },
  giveUp: () => undefined,
}

/** Renders a part of the account's screen. */
export function openPart(part: ReactNode) {
  render(
    inHost(
      <CoreAdminContext>
        <SessionContext value={SESSION}>{part}</SessionContext>
      </CoreAdminContext>,
    ),
  )
  return userEvent.setup({ delay: null })
}
