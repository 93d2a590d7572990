import styled from '@emotion/styled'
import { useEffect } from 'react'
import { useHost } from 'shared-contracts/host'
import { Link, useLocation, useNavigate } from 'shared-contracts/router'
import { DisclosureMenu } from 'shared-ui'
import type { DeskSession } from 'shared-contracts/desk/account'
import { messageOf } from '../desk-api/desk-api.ts'
import { useSession } from '../session/session-context.ts'
import { SIGN_OUT } from '../session/sign-out-state.ts'

/** The person's account pages and sign-out, under their name. */
export function AccountMenu({ account }: Pick<DeskSession, 'account'>) {
  const { signOut } = useSession()
  const { toasts } = useHost()
  const navigate = useNavigate()
  const isLeaving = useLocation().state === SIGN_OUT

  useEffect(() => {
    if (!isLeaving) return
    void signOut()
      .catch((error: unknown) =>
        toasts.getState().show({
          title: 'You are still signed in',
          description: messageOf(error),
          variant: 'destructive',
        }),
      )
      // Removes the state, so that coming back to this entry does not sign out again.
      .then(() => navigate('/', { replace: true }))
  }, [isLeaving, navigate, signOut, toasts])

  return (
    <Menu label={account.name}>
      <ul>
        <li>
          <Link to="/account">Your account</Link>
        </li>
        <li>
          <button type="button" onClick={() => void navigate('/', { state: SIGN_OUT })}>
            Sign out
          </button>
        </li>
      </ul>
    </Menu>
  )
}

const Menu = styled(DisclosureMenu)`
  /* It opens towards the middle of the page. */
  > div {
    right: -8px;
    left: auto;
    min-width: 200px;
  }
  li > button {
    width: 100%;
    min-height: 44px;
    padding: 10px 12px;
    text-align: start;
    background: none;
    border: 0;
    cursor: pointer;
  }
  li > button:hover {
    background: color-mix(in srgb, var(--accent) 10%, transparent);
  }
`
