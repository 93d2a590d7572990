import styled from '@emotion/styled'
import Bell from 'lucide-react/icons/bell'
import BellRing from 'lucide-react/icons/bell-ring'
import type { Named } from 'shared-contracts/league/name'
import { Button, Muted } from 'shared-ui'
import { useCanFollow, useFollow } from './use-follow.ts'

const OFFER =
  'Kick-off, goals, full time and postponements on this device, in browsers that can show alerts.'
const FOLLOWING =
  'You are told of kick-off, goals, full time and postponements. Press again to stop.'
const UNSUPPORTED =
  'This browser cannot show alerts. On an iPhone or iPad, add this site to the Home Screen first.'

/** Subscribes this device to alerts about the matches of clubs, without an account. */
export function FollowClubs({ clubs }: { readonly clubs: readonly Named[] }) {
  const canFollow = useCanFollow()
  const { followed, change, isBusy, problem, hasPressed } = useFollow(clubs)
  const isFollowing = clubs.some(({ slug }) => followed.includes(slug))
  const state = isFollowing ? FOLLOWING : canFollow === false ? UNSUPPORTED : OFFER
  return (
    <Box>
      {canFollow !== false && (
        <Buttons data-unknown={canFollow === null || undefined}>
          {clubs.map(({ slug, name }) => {
            const isFollowed = followed.includes(slug)
            const Sign = isFollowed ? BellRing : Bell
            return (
              <Button
                key={slug}
                look={isFollowed ? 'solid' : 'outline'}
                aria-pressed={isFollowed}
                aria-disabled={isBusy}
                startIcon={<Sign size={20} aria-hidden="true" />}
                onClick={() => void change(slug)}
              >
                Follow {name}
              </Button>
            )
          })}
        </Buttons>
      )}
      <Muted role={hasPressed ? 'status' : undefined}>{problem ?? state}</Muted>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: 8px;
  justify-items: start;
  max-width: 44ch;

  p {
    font-size: var(--text-s);
  }
  @media print {
    display: none;
  }
`

/** Invisible, but in place, until it is known whether this browser supports them. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  &[data-unknown] {
    visibility: hidden;
  }
`
