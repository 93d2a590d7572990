import { useEffect, useRef, useState } from 'react'
import type { StyleCache } from 'shared-contracts/host'
import type { FieldProps } from './Field.tsx'
import { FieldFrame } from './FieldFrame.ts'
import { FormFailure } from './form-styles.ts'
import { loadFields } from './load-fields.ts'
import type { MountedField } from './provided-fields.ts'
import { whenNear } from './when-near.ts'

interface LaterFieldProps {
  readonly className: string | undefined
  readonly lines: number
  readonly field: FieldProps
  readonly cache: StyleCache
}

/** React leaves the document's markup in the frame until a separate root takes it over. */
const LEFT_ALONE = { __html: '' }

/** Returns the element for a field's own root: one that no other root has rendered, or React warns of two owners. */
const placeIn = (frame: HTMLElement) =>
  frame.firstElementChild ?? frame.appendChild(document.createElement('div'))

/**
 * A field whose script has not loaded yet. It keeps the typed text whatever changes around it: a waiting
 * Suspense boundary would be dropped and rendered again at the first context change above it.
 */
export function LaterField({ className, lines, field, cache }: LaterFieldProps) {
  const frame = useRef<HTMLDivElement>(null)
  const mounted = useRef<MountedField | null>(null)
  const latest = useRef(field)
  const draw = useRef(() => {})
  const [first] = useState(field)
  const [isLost, setIsLost] = useState(false)
  const { error } = field

  useEffect(() => {
    latest.current = field
    mounted.current?.update(field)
  }, [field])

  useEffect(() => {
    const { current: element } = frame
    if (!element) return
    let isGone = false
    draw.current = () => {
      void loadFields().then((fields) => {
        if (isGone || mounted.current) return
        setIsLost(!fields)
        if (!fields) return
        mounted.current = fields.mountField(placeIn(element), first, cache)
        mounted.current.update(latest.current)
      })
    }
    // An empty frame is filled at once, because keyboard and screen readers would skip it.
    const isBrought = element.firstElementChild !== null
    const stop = isBrought ? whenNear(element, draw.current) : undefined
    if (!isBrought) draw.current()
    return () => {
      isGone = true
      stop?.()
      mounted.current?.unmount()
      mounted.current = null
    }
  }, [first, cache])

  useEffect(() => {
    if (isLost && error) draw.current()
  }, [isLost, error])

  return (
    <>
      <FieldFrame
        ref={frame}
        className={className}
        lines={lines}
        dangerouslySetInnerHTML={LEFT_ALONE}
        suppressHydrationWarning
      />
      {/* The field cannot say why it is refused while its script has not loaded. */}
      {isLost && error && <FormFailure role="alert">{error}</FormFailure>}
    </>
  )
}
