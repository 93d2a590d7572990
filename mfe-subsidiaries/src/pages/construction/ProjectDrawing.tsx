import styled from '@emotion/styled'
import type { ProjectImage } from './project.ts'

/** Left edge, width and height of a block above the ground, and its windows: columns and rows. */
type Block = readonly [x: number, width: number, height: number, columns: number, rows: number]

const GROUND = 176

const BLOCKS: Readonly<Record<ProjectImage, readonly Block[]>> = {
  tower: [
    [96, 96, 148, 6, 9],
    [192, 84, 92, 5, 5],
    [44, 52, 34, 3, 2],
  ],
  houses: [0, 1, 2, 3].map((house) => [34 + house * 64, 60, 58, 3, 2] as const),
  bridge: [],
  silos: [
    [206, 84, 50, 5, 2],
    [190, 16, 132, 1, 7],
  ],
  clinic: [
    [40, 90, 64, 6, 3],
    [130, 60, 92, 4, 4],
    [190, 90, 64, 6, 3],
  ],
  hall: [[70, 180, 44, 12, 1]],
}

/** Lines that are no blocks: roofs, arches, tanks and cranes. */
const LINES: Readonly<Record<ProjectImage, string>> = {
  tower: 'M144 28v-18M20 176v-26m0 0a14 14 0 1 1 .1 0M296 176v-30m0 0a16 16 0 1 1 .1 0',
  houses: 'M34 118l30-26 30 26zm64 0l30-26 30 26zm64 0l30-26 30 26zm64 0l30-26 30 26z',
  bridge:
    'M0 96h320M0 106h320M40 106v70m80-70v70m80-70v70m80-70v70M40 176a40 44 0 0 1 80 0M120 176a40 44 0 0 1 80 0M200 176a40 44 0 0 1 80 0M0 84h320M20 84v12m40-12v12m40-12v12m40-12v12m40-12v12m40-12v12m40-12v12m40-12v12',
  silos:
    'M30 176V70l26-20 26 20v106zm56 0V70l26-20 26 20v106zm56 0V70l26-20 26 20v106zM30 100h52m-52 36h52m4-36h52m-52 36h52m4-36h52m-52 36h52M56 50L190 46',
  clinic: 'M152 84v-26m0 0h16m-16 10h16M160 58v26M60 112v-12h20v12M210 112v-12h20v12',
  hall: 'M40 132L160 52l120 80zM70 132l0-20m45-10v30m45-60v60m45-30v30m45-20v20',
}

/** An elevation drawing; decorative, because the text beside it describes the project. */
export function ProjectDrawing({ image }: { readonly image: ProjectImage }) {
  return (
    <Sheet viewBox="0 0 320 200" aria-hidden="true" focusable="false" data-ground="deep">
      <path className="grid" d={GRID} />
      <path d={BLOCKS[image].map(outlineOf).join('')} />
      <path className="fine" d={BLOCKS[image].map(windowsOf).join('')} />
      <path d={`${LINES[image]}M0 ${GROUND}h320`} />
    </Sheet>
  )
}

const GRID =
  [20, 60, 100, 140, 180, 220, 260, 300].map((x) => `M${x} 0v200`).join('') +
  [16, 56, 96, 136].map((y) => `M0 ${y}h320`).join('')

function outlineOf([x, width, height]: Block): string {
  return `M${x} ${GROUND}v${-height}h${width}v${height}`
}

function windowsOf([x, width, height, columns, rows]: Block): string {
  const across = width / columns
  const down = height / rows
  return Array.from({ length: columns * rows }, (_window, index) => {
    const left = x + (index % columns) * across + across * 0.25
    const top = GROUND - height + Math.floor(index / columns) * down + down * 0.25
    return `M${left.toFixed(1)} ${top.toFixed(1)}h${(across / 2).toFixed(1)}v${(down / 2).toFixed(1)}h${(-across / 2).toFixed(1)}z`
  }).join('')
}

const Sheet = styled.svg`
  width: 100%;
  aspect-ratio: 8 / 5;
  fill: none;
  stroke: var(--accent-tint);
  stroke-width: 1.6;

  .fine {
    stroke-width: 0.8;
    stroke: var(--on-deep-muted);
  }
  .grid {
    stroke-width: 0.4;
    opacity: 0.35;
  }
`
