import { useEffect, useRef, type ReactNode } from 'react'
import { Key } from '../score-styles.ts'

interface PanelProps {
  readonly title: string
  /** Names the question, if its title can change while it is answered. */
  readonly question?: string
  /** Leaves without doing anything. */
  readonly onCancel: () => void
  readonly cancel?: string
  readonly children: ReactNode
}

/** One question at the bottom of the screen. Its heading has the focus, so that it is read out. */
export function Panel({
  title,
  question = title,
  onCancel,
  cancel = 'Cancel',
  children,
}: PanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [question])
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
      <Key type="button" onClick={onCancel}>
        {cancel}
      </Key>
    </>
  )
}
