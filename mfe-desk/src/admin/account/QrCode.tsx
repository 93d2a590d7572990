import styled from '@emotion/styled'
import encodeQR from 'qr'
import { useMemo } from 'react'

interface QrCodeProps {
  readonly text: string
  /** Text alternative for people who cannot see the code. */
  readonly label: string
}

/** A QR code. Dark on white in either colour scheme, because some cameras do not find it otherwise. */
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

/** The code's modules, one unit each, with the border of four light ones that the standard requires. */
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
