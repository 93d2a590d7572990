import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { WovenStrip } from './WovenStrip.tsx'

interface WeavingLoaderProps {
  /** Name of what is being loaded: the subsidiary's, for example. */
  readonly label: string
  readonly seed?: string
}

/** A loading state with a weaving animation. */
export function WeavingLoader({ label, seed = label }: WeavingLoaderProps) {
  return (
    <Waiting role="status">
      <Loom>
        <WovenStrip seed={seed} rows={4} />
      </Loom>
      {label}
    </Waiting>
  )
}

const weaveIn = keyframes`
  from { clip-path: inset(0 100% 0 0) }
  60%, to { clip-path: inset(0) }
`

const Waiting = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 16px;
  min-height: 240px;
  padding: 32px 20px;
  color: var(--text-muted);
  text-align: center;
`

const Loom = styled.div`
  width: 192px;
  max-width: 60vw;
  background: color-mix(in srgb, var(--text) 8%, transparent);

  svg {
    animation: ${weaveIn} 1600ms var(--ease) infinite;
  }
`
