import styled from '@emotion/styled'
import { useEffect, useRef } from 'react'
import type { Named } from 'shared-contracts/league/name'
import { Link } from 'shared-contracts/router'
import { Button, Muted, Title, VisuallyHidden } from 'shared-ui'
import { teamAddress } from '../../site/league-addresses.ts'
import { useFollow } from './use-follow.ts'

interface FollowedClubsProps {
  /** Clubs of the season; a followed one may have left it. */
  readonly clubs: readonly Named[]
}

/** The clubs that this browser follows, each with a button to unfollow it; renders nothing if there are none. */
export function FollowedClubs({ clubs }: FollowedClubsProps) {
  const { followed, nameOf, change, isBusy, problem, hasPressed } = useFollow(clubs)
  const list = useRef<HTMLUListElement>(null)
  /** Place of the last button that was pressed. */
  const pressed = useRef<number>(null)
  useEffect(() => {
    // The focus was in the row that is gone.
    if (pressed.current === null || document.activeElement !== document.body) return
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const next = buttons[pressed.current] ?? buttons.at(-1) ?? document.getElementById('main')
    next?.focus()
    pressed.current = null
  }, [followed])
  if (followed.length === 0) return null
  return (
    <Part aria-labelledby="followed">
      <Title id="followed">Your alerts</Title>
      <Muted role={hasPressed ? 'status' : undefined}>
        {problem ?? 'This device is told of the matches of these clubs.'}
      </Muted>
      <ul ref={list}>
        {followed.map((slug, place) => (
          <li key={slug}>
            <Link to={teamAddress(slug)} translate="no">
              {nameOf(slug)}
            </Link>
            <Button
              look="outline"
              size="small"
              aria-disabled={isBusy}
              onClick={() => {
                pressed.current = place
                void change(slug)
              }}
            >
              Stop<VisuallyHidden> alerts of {nameOf(slug)}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
    </Part>
  )
}

const Part = styled.section`
  display: grid;
  gap: 16px;
  margin-block-start: clamp(32px, 4vw, 56px);
  max-width: 560px;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    min-height: 56px;
    border-block-start: 1px solid var(--line);
  }
  a {
    padding-block: 12px;
  }
  button {
    min-height: 44px;
  }
  @media print {
    display: none;
  }
`
