import styled from '@emotion/styled'
import type { ProductResponse } from 'shared-contracts/league/product'
import { initialsOf } from '../crest/crest-shape.ts'

/** Outlines of the merchandise on an area of 200 by 150; the space above is for badges. */
const SHAPES: Readonly<Record<string, string>> = {
  jersey: 'M70 22 46 34 30 66l22 12 8-12v70h80V66l8 12 22-12-16-32-24-12c-8 14-52 14-60 0z',
  scarf: 'M58 18h84v30H92v84H62V48h-4zM108 48h30v84h-30z',
  cap: 'M34 98c0-44 24-66 58-66s54 26 56 60l30 8c4 6-4 12-16 12H34z',
  ball: 'M100 22a54 54 0 1 1 0 108 54 54 0 0 1 0-108z',
  guards:
    'M52 26c14-8 28-8 40 0l-4 92c-8 10-24 10-32 0zM108 26c14-8 28-8 40 0l-4 92c-8 10-24 10-32 0z',
}

type Drawn = Pick<ProductResponse, 'slug' | 'name' | 'team' | 'image' | 'colors'>

/** A picture of a product, drawn from its colours, with the initials of its team. */
export function ProductTile({ product }: { readonly product: Drawn }) {
  const { colors, image, team, name, slug } = product
  const shape = SHAPES[image] ?? SHAPES['jersey']
  const clip = `tile-${slug}`
  const stripe = 120 / colors.length
  return (
    <Tile viewBox="0 -24 200 174" aria-hidden="true" focusable="false">
      <clipPath id={clip}>
        <path d={shape} />
      </clipPath>
      <path d="M121.400-24h60l-24.400 174H97z" fill="#FCD116" fillOpacity="0.12" />
      <g clipPath={`url(#${clip})`}>
        {colors.map((color, index) => (
          <path
            key={color}
            d={`M${40 + index * stripe + (index > 0 ? 12 : -40)} 0h200l-20 150h-200z`}
            fill={color}
          />
        ))}
      </g>
      <path d={shape} fill="none" stroke="#F4F7F2" strokeWidth="2" />
      <path d="M72 66h62l-4 32H68z" fill="#06140E" />
      <text x="101" y="90" fill="#F4F7F2" fontSize="24" fontWeight="900" textAnchor="middle">
        {initialsOf(team ?? name)}
      </text>
    </Tile>
  )
}

const Tile = styled.svg`
  width: 100%;
  height: auto;
  background: linear-gradient(172deg, #1a4a33, #0a1c14);
  font-family: var(--font-display);
`
