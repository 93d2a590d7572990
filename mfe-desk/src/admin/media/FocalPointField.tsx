import styled from '@emotion/styled'
import type { PointerEvent } from 'react'
import type { FocalPoint } from 'shared-contracts/api/focal-point'
import type { Picture as PictureRecord } from 'shared-contracts/desk/media'
import { Muted, Picture } from 'shared-ui'
import { FieldFrame } from '../form/FieldFrame.tsx'

const AXES = [
  ['x', 'Focal point, from the left'],
  ['y', 'Focal point, from above'],
] as const

/** The crops that pages use, each with its aspect ratio. */
const CROPS = [
  ['Card', '16 / 9'],
  ['Phone', '9 / 16'],
  ['Portrait', '1'],
] as const

interface FocalPointFieldProps {
  readonly picture: PictureRecord
  readonly value: FocalPoint
  readonly onChange: (point: FocalPoint) => void
}

/** Sets the focal point, which stays visible in every crop: by pointer or by sliders, with a preview of each crop. */
export function FocalPointField({ picture, value, onChange }: FocalPointFieldProps) {
  const place = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    const x = (event.clientX - left) / width
    const y = (event.clientY - top) / height
    onChange({ x: within(x), y: within(y) })
  }
  const { address, width, height } = picture
  return (
    <Sides>
      <Side>
        <Muted>Point at what has to stay visible, or move the two sliders.</Muted>
        <Frame
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            place(event)
          }}
          onPointerMove={(event) => {
            if (event.currentTarget.hasPointerCapture(event.pointerId)) place(event)
          }}
        >
          <Picture
            src={address}
            alt={picture.alt || picture.name}
            sizes="480px"
            width={width}
            height={height}
          />
          <Mark style={{ left: percent(value.x), top: percent(value.y) }} />
        </Frame>
        {AXES.map(([axis, label]) => (
          <FieldFrame key={axis} label={label}>
            {(control) => (
              <input
                {...control}
                type="range"
                min={0}
                max={1}
                step={0.01}
                value={value[axis]}
                aria-valuetext={percent(value[axis])}
                onChange={({ target }) => onChange({ ...value, [axis]: target.valueAsNumber })}
              />
            )}
          </FieldFrame>
        ))}
      </Side>
      <Crops aria-label="How pages cut it">
        {CROPS.map(([name, proportions]) => (
          <li key={name}>
            <figure>
              <Cut style={{ aspectRatio: proportions }}>
                <Picture src={address} alt="" sizes="320px" focalPoint={value} />
              </Cut>
              <Muted as="figcaption">{name}</Muted>
            </figure>
          </li>
        ))}
      </Crops>
    </Sides>
  )
}

/** Rounds to hundredths and clamps to the picture. */
const within = (fraction: number) => Math.round(Math.min(1, Math.max(0, fraction)) * 100) / 100

const percent = (fraction: number) => `${Math.round(fraction * 100)}%`

const Sides = styled.div`
  display: grid;
  gap: 16px clamp(16px, 4vw, 48px);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 400px), 1fr));
`

const Side = styled.div`
  display: grid;
  gap: 16px;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
`

const Frame = styled.div`
  position: relative;
  justify-self: start;
  max-width: 100%;
  cursor: crosshair;
  /* A finger sets the point; beside the picture it scrolls. */
  touch-action: none;
  -webkit-user-select: none;
  user-select: none;

  img {
    display: block;
    width: auto;
    max-width: min(100%, 480px);
    height: auto;
    max-height: 50dvh;
    pointer-events: none;
  }
`

const Mark = styled.span`
  position: absolute;
  width: 32px;
  height: 32px;
  background: rgb(0 0 0 / 15%);
  border: 3px solid #fff;
  border-radius: 50%;
  box-shadow: 0 0 0 2px #000;
  translate: -50% -50%;
  pointer-events: none;
`

const Crops = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 16px;
  align-items: end;
  align-self: start;

  figure {
    display: grid;
    gap: 6px;
    margin: 0;
  }
`

const Cut = styled.div`
  height: clamp(96px, 10vw, 150px);

  img {
    width: 100%;
    height: 100%;
    border-radius: var(--radius-s);
  }
  picture {
    display: contents;
  }
`
