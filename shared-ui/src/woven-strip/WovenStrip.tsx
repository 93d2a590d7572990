import { useId, useMemo } from 'react'
import { threadPaths, weave } from './weave.ts'

interface WovenStripProps {
  /** A subsidiary's slug or another name: each gives a cloth of its own. */
  readonly seed: string
  /** Height in threads; 3 by default. */
  readonly rows?: number
  /** Width of a thread in pixels; 4 by default. */
  readonly cell?: number
  readonly className?: string
}

/** The family's mark: a strip of cloth, as wide as its container, in the theme's thread colours. Decoration only. */
export function WovenStrip({ seed, rows = 3, cell = 4, className }: WovenStripProps) {
  const id = useId()
  const cloth = useMemo(() => weave(seed, rows), [seed, rows])
  const width = (cloth[0]?.length ?? 0) * cell
  const height = rows * cell
  return (
    <svg
      className={className}
      width="100%"
      height={height}
      aria-hidden="true"
      focusable="false"
      shapeRendering="crispEdges"
    >
      <pattern id={id} width={width} height={height} patternUnits="userSpaceOnUse">
        <g transform={`scale(${cell})`}>
          {threadPaths(cloth).map((path, thread) => (
            <path key={thread} d={path} stroke={`var(--thread-${thread + 1})`} />
          ))}
        </g>
      </pattern>
      <rect width="100%" height={height} fill={`url(#${id})`} />
    </svg>
  )
}
