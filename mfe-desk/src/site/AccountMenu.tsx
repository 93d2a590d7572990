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
    <Menu label={<Name>{account.name}</Name>}>
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

/** A long name is cut on a narrow screen, so that the header's other controls stay on it. */
const Menu = styled(DisclosureMenu)`
  min-width: 0;

  > button {
    max-width: 100%;
  }
  > button svg {
    flex: none;
  }
  /* It opens towards the middle of the page. */
  > div {
    right: -8px;
    left: auto;
    min-width: 160px;
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

const Name = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`
