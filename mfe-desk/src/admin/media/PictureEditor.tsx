import styled from '@emotion/styled'
import { useState } from 'react'
import type { Picture as PictureRecord } from 'shared-contracts/desk/media'
import { FormFailure, Row } from 'shared-ui'
import { ActionButton } from '../../focus/ActionButton.tsx'
import { messageOf } from '../../desk-api/desk-api.ts'
import { useDeskData, useTell } from '../data/use-desk.ts'
import { TextField } from '../form/TextField.tsx'
import { FocalPointField } from './FocalPointField.tsx'

interface PictureEditorProps {
  readonly picture: PictureRecord
  readonly onClose: () => void
}

/** Edits a picture's alternative text and its focal point. */
export function PictureEditor({ picture, onClose }: PictureEditorProps) {
  const data = useDeskData()
  const tell = useTell()
  const [alt, setAlt] = useState(picture.alt)
  const [focalPoint, setFocalPoint] = useState(picture.focalPoint)
  const isChanged =
    alt !== picture.alt ||
    focalPoint.x !== picture.focalPoint.x ||
    focalPoint.y !== picture.focalPoint.y
  const [failure, setFailure] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setFailure(null)
    setIsBusy(true)
    try {
      await data.update('media', {
        id: picture.id,
        data: { alt, focalPoint, revision: picture.revision },
        previousData: picture,
      })
      tell.done('The picture is saved')
      onClose()
    } catch (error) {
      // A toast would be behind the dialog.
      setFailure(`Not saved: ${messageOf(error)}`)
      setIsBusy(false)
    }
  }
  return (
    <Editor>
      <FocalPointField picture={picture} value={focalPoint} onChange={setFocalPoint} />
      <TextField label="Alternative text of the picture" value={alt} onChange={setAlt} />
      <div role="alert">{failure && <FormFailure>{failure}</FormFailure>}</div>
      <Row>
        <ActionButton disabled={isBusy} onClick={() => void save()}>
          Save picture
        </ActionButton>
        <ActionButton look="outline" onClick={onClose}>
          {isChanged ? 'Back without saving' : 'Back to the library'}
        </ActionButton>
      </Row>
    </Editor>
  )
}

const Editor = styled.div`
  display: grid;
  gap: 16px;
  grid-template-columns: minmax(0, 1fr);
`
