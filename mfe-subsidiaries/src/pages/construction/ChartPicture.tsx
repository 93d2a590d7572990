import styled from '@emotion/styled'
import { BOX_HEIGHT, type ChartDrawing } from './chart-layout.ts'

/** Half a line's width, so that the outermost boxes are not cut. */
const EDGE = 1

interface ChartPictureProps {
  readonly drawing: ChartDrawing
  readonly width: number
}

export function ChartPicture({ drawing: { boxes, lines, bottom }, width }: ChartPictureProps) {
  return (
    <Sheet
      viewBox={`${-EDGE} ${-EDGE} ${width + 2 * EDGE} ${bottom + 2 * EDGE}`}
      role="img"
      aria-label="Organisation chart"
    >
      <path d={lines.join('')} />
      {boxes.map((box) => (
        <g key={box.title}>
          <rect x={box.x} y={box.y} width={box.width} height={BOX_HEIGHT} rx="4" />
          <path d={`M${box.x} ${box.y + 1}h${box.width}`} />
          <text x={box.x + box.width / 2} y={box.y + BOX_HEIGHT / 2}>
            {box.title}
          </text>
        </g>
      ))}
    </Sheet>
  )
}

const Sheet = styled.svg`
  rect {
    fill: var(--surface-raised);
    stroke: var(--edge);
  }
  path {
    fill: none;
    stroke: var(--accent-mid);
    stroke-width: 2;
  }
  text {
    font: 600 15px var(--font-text);
    fill: var(--text);
    text-anchor: middle;
    dominant-baseline: central;
  }
`
