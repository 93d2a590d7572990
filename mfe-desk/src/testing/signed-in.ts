import { callDesk } from '../desk-api/desk-api.ts'
import type { SessionContext } from '../session/session-context.ts'
import { SESSION } from './answer-desk.ts'

const nothing = () => Promise.resolve()

/** A session that lasts, whose calls go to the network of the test. */
export const SIGNED_IN: SessionContext = {
  state: {
    kind: 'signed-in',
    session: { ...SESSION, parts: [...SESSION.parts] },
    provider: null,
    isInterrupted: false,
  },
  call: callDesk,
  refresh: nothing,
  giveUp: () => undefined,
  signOut: nothing,
}
