import { Message } from 'shared-ui'
import type { BookState } from '../book/scorebook.ts'
import { Key, Keys, Notice } from '../score-styles.ts'
import type { KeptTap } from '../taps/kept-tap.ts'
import { COUNT_WORDS, EVENT_WORDS } from './words.ts'

interface NoticesProps {
  readonly state: BookState
  readonly onAnother?: (tap: KeptTap) => void
  readonly onSeen?: (tap: KeptTap) => void
  readonly onSignIn: () => void
}

/** Problems that keep the report from being complete. */
export function Notices({ state, onAnother, onSeen, onSignIn }: NoticesProps) {
  const { problem, taps, canKeep } = state
  const open = taps.filter((tap) => tap.state !== 'waiting')
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
              <p>{nameOf(tap)}: somebody else has entered it, so it counts once.</p>
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
                {nameOf(tap)} was not taken. {tap.reason}
              </p>
              <Key type="button" onClick={() => onSeen?.(tap)}>
                I have read it
              </Key>
            </>
          )}
        </Notice>
      ))}
    </div>
  )
}

/** Offers to sign in again, without covering the work. */
export function SignedOutNotice({ onSignIn }: Pick<NoticesProps, 'onSignIn'>) {
  return (
    <Notice>
      <p>You are signed out. What you tap stays on this phone until you sign in again.</p>
      <Key type="button" data-look="main" onClick={onSignIn}>
        Sign in
      </Key>
    </Notice>
  )
}

/** Names a tap in a word. */
function nameOf({ draft }: KeptTap): string {
  switch (draft.kind) {
    case 'event':
      return EVENT_WORDS[draft.type]
    case 'correction':
      return 'The correction'
    case 'added-time':
      return 'The added time'
    case 'count':
      return COUNT_WORDS[draft.what]
    case 'line-up':
      return 'The line-up'
  }
}
