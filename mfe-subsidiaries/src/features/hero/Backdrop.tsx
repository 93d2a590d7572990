import { useState } from 'react'
import { Picture } from 'shared-ui'
import { BackdropFrame } from './hero-styles.ts'

/** The hero's picture: it fades in once it has arrived, so that text is what the first paint shows. */
export function Backdrop({ src }: { readonly src: string }) {
  const [hasArrived, setHasArrived] = useState(false)
  // It may have arrived before the page was hydrated, and nobody heard its load.
  const look = (frame: HTMLElement | null) => {
    if (frame?.querySelector('img')?.complete) setHasArrived(true)
  }
  return (
    // The capture handler hears the picture's load, which does not bubble.
    <BackdropFrame ref={look} data-arrived={hasArrived} onLoadCapture={() => setHasArrived(true)}>
      <Picture src={src} alt="" isPriority />
    </BackdropFrame>
  )
}
