import styled from '@emotion/styled'
import encodeQR from 'qr'
import { useMemo } from 'react'

interface QrCodeProps {
  readonly text: string
  /** What a camera finds in it, for who does not see it. */
  readonly label: string
}

/** A text for a camera. Dark on white in either scheme, or some cameras do not find it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, dark } = useMemo(() => modulesOf(text), [text])
  return (
    <Drawing
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={dark} />
    </Drawing>
  )
}

/** Its modules, a unit each, with the four light ones around that the standard asks for. */
function modulesOf(text: string) {
  const rows = encodeQR(text, 'raw', { border: 4 })
  const dark = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { size: rows.length, dark }
}

const Drawing = styled.svg`
  width: min(100%, 232px);
  height: auto;
  border: 1px solid var(--line);
  border-radius: var(--radius-s);
`
