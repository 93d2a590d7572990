import { useRef } from 'react'
import { Message } from 'shared-ui'
import { useFocusKept } from '../../focus/use-focus-kept.ts'
import type { BookState } from '../book/scorebook.ts'
import { Key, Keys, Notice } from '../score-styles.ts'
import type { KeptTap } from '../taps/kept-tap.ts'
import type { Line } from './match-now.ts'
import { tapText } from './tap-text.ts'

interface NoticesProps {
  readonly state: BookState
  /** The events that count. */
  readonly lines?: readonly Line[]
  readonly onAnother?: (tap: KeptTap) => void
  readonly onSeen?: (tap: KeptTap) => void
  readonly onSendAgain?: (tap: KeptTap) => void
  readonly onSignIn: () => void
}

/** Problems that keep the report from being complete. */
export function Notices(props: NoticesProps) {
  const { state, lines = [], onAnother, onSeen, onSendAgain, onSignIn } = props
  const { match, problem, taps, canKeep } = state
  const open = match ? taps.filter((tap) => tap.state !== 'waiting') : []
  const textOf = (tap: KeptTap) => match && tapText(tap, match, lines)
  return (
    <div role="alert">
      {problem?.kind === 'signed-out' && <SignedOutNotice onSignIn={onSignIn} />}
      {problem?.kind === 'not-yours' && (
        <Message
          title="You cannot score this match"
          hint={`${problem.message}. A league editor gives matches to scorers. What you have tapped stays on this phone.`}
        />
      )}
      {problem?.kind === 'server' && <Notice>{problem.message}</Notice>}
      {!canKeep && (
        <Notice>
          This browser keeps nothing on the phone. Leave the page open until all is sent.
        </Notice>
      )}
      {open.map((tap) => (
        <Notice key={tap.id}>
          {tap.state === 'double' ? (
            <>
              <p>{textOf(tap)}: it was entered on another phone, so it counts once.</p>
              <Keys>
                <Key type="button" onClick={() => onAnother?.(tap)}>
                  It was another one
                </Key>
                <Key type="button" data-look="main" onClick={() => onSeen?.(tap)}>
                  It is the same
                </Key>
              </Keys>
            </>
          ) : (
            <>
              <p>
                Not taken: {textOf(tap)}. {tap.reason}
              </p>
              <Keys>
                <Key type="button" onClick={() => onSendAgain?.(tap)}>
                  Send again
                </Key>
                <Key type="button" onClick={() => onSeen?.(tap)}>
                  I have read it
                </Key>
              </Keys>
            </>
          )}
        </Notice>
      ))}
    </div>
  )
}

/** Offers to sign in again, without covering the work. */
export function SignedOutNotice({ onSignIn }: Pick<NoticesProps, 'onSignIn'>) {
  const button = useRef<HTMLButtonElement>(null)
  useFocusKept(button)
  return (
    <Notice>
      <p>You are signed out. What you tap stays on this phone until you sign in again.</p>
      <Key ref={button} type="button" data-look="main" onClick={onSignIn}>
        Sign in
      </Key>
    </Notice>
  )
}
