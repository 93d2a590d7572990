import styled from '@emotion/styled'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Send from 'lucide-react/icons/send'
import { useId, useState, type FormEvent } from 'react'
import { IconButton, Muted, Subtitle, VisuallyHidden } from 'shared-ui'
import { useEarlyChoice } from 'shared-ui/early-choice'
import type { ChatMessage } from './chat-sample.ts'

/** The chat of the match. Sending only clears the input (requirement 2.13), and the panel says so. */
export function ChatPanel({ messages }: { readonly messages: readonly ChatMessage[] }) {
  const [message, setMessage] = useState('')
  const input = useEarlyChoice(message, ({ value }: HTMLInputElement) => value, setMessage)
  const note = useId()
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (message.trim()) setMessage('')
  }
  return (
    <Panel aria-labelledby="chat">
      <Subtitle as="h2" id="chat">
        Live Chat
      </Subtitle>
      <Messages>
        {messages.map(({ id, user, message: text, color, timestamp, verified }) => (
          <li key={id}>
            <p>
              <User tone={color}>{user}</User>
              {verified && (
                <>
                  <BadgeCheck size={16} aria-hidden="true" />
                  <VisuallyHidden>verified</VisuallyHidden>
                </>
              )}
              <small>{timestamp}</small>
            </p>
            <p>{text}</p>
          </li>
        ))}
      </Messages>
      {messages.length === 0 && <Muted>Nobody has written yet.</Muted>}
      <Form onSubmit={send}>
        <input
          ref={input}
          type="text"
          aria-label="Chat message"
          aria-describedby={note}
          placeholder="Say something..."
          autoComplete="off"
          value={message}
          onChange={({ target }) => setMessage(target.value)}
        />
        <IconButton type="submit" aria-label="Send">
          <Send size={20} />
        </IconButton>
      </Form>
      <Note id={note}>The chat is not open yet: nothing that you write here is posted.</Note>
    </Panel>
  )
}

const Panel = styled.section`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding: 24px;
  background: var(--surface-raised);
`

const Messages = styled.ul`
  flex: 1;
  display: grid;
  align-content: start;
  gap: 16px;

  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 6px 8px;
  }
  svg {
    color: var(--accent);
  }
  small {
    color: var(--text-muted);
  }
`

/** One class per colour, because the policy forbids style attributes; mixed with the text colour to be legible. */
const User = styled.strong<{ readonly tone: string }>`
  color: color-mix(in srgb, ${({ tone }) => tone} 45%, var(--text));
`

const Form = styled.form`
  display: flex;
  gap: 8px;

  input {
    flex: 1;
    min-width: 0;
    min-height: 48px;
    padding: 0 14px;
    color: var(--text);
    background: var(--surface);
    border: 1px solid var(--edge);
    border-radius: var(--radius-s);
  }
  input::placeholder {
    color: var(--text-muted);
    opacity: 1;
  }
`

const Note = styled(Muted)`
  font-size: var(--text-s);
`
