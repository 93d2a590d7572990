import styled from '@emotion/styled'
import { useState } from 'react'
import type { Picture as PictureRecord } from 'shared-contracts/desk/media'
import { Button, Picture, Row } from 'shared-ui'
import { useDeskData, useTell } from '../data/use-desk.ts'
import { FieldFrame } from '../form/FieldFrame.tsx'
import { TextField } from '../form/TextField.tsx'

interface PictureEditorProps {
  readonly picture: PictureRecord
  readonly onClose: () => void
}

const AXES = [
  ['x', 'Focal point, from the left'],
  ['y', 'Focal point, from above'],
] as const

/** What a picture shows, in words, and the part of it that stays visible however it is cut. */
export function PictureEditor({ picture, onClose }: PictureEditorProps) {
  const data = useDeskData()
  const tell = useTell()
  const [alt, setAlt] = useState(picture.alt)
  const [point, setPoint] = useState(picture.focalPoint)
  const save = async () => {
    try {
      await data.update('media', {
        id: picture.id,
        data: { alt, focalPoint: point, revision: picture.revision },
        previousData: picture,
      })
      tell.done('The picture is saved')
      onClose()
    } catch (error) {
      tell.failed('Not saved', error)
    }
  }
  return (
    <Editor>
      <Frame>
        <Picture src={picture.address} alt={picture.alt || picture.name} sizes="480px" />
        <Mark style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }} />
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
              value={point[axis]}
              onChange={({ target }) => setPoint({ ...point, [axis]: target.valueAsNumber })}
            />
          )}
        </FieldFrame>
      ))}
      <TextField label="Alternative text of the picture" value={alt} onChange={setAlt} />
      <Row>
        <Button onClick={() => void save()}>Save picture</Button>
        <Button look="outline" onClick={onClose}>
          Back to the library
        </Button>
      </Row>
    </Editor>
  )
}

const Editor = styled.div`
  display: grid;
  gap: 16px;
  max-width: 480px;
`

const Frame = styled.div`
  position: relative;

  img {
    width: 100%;
    height: auto;
  }
`

const Mark = styled.span`
  position: absolute;
  width: 28px;
  height: 28px;
  border: 3px solid #fff;
  border-radius: 50%;
  box-shadow: 0 0 0 2px #000;
  translate: -50% -50%;
  pointer-events: none;
`
