import styled from '@emotion/styled'
import { useState } from 'react'
import { FormFailure, Row } from 'shared-ui'
import { ActionButton } from '../../focus/ActionButton.tsx'
import { messageOf } from '../../desk-api/desk-api.ts'
import { useDeskData, useTell } from '../data/use-desk.ts'
import { TextField } from '../form/TextField.tsx'
import { FocalPointField } from './FocalPointField.tsx'
import { isChanged, type PictureDraft } from './picture-draft.ts'

interface PictureEditorProps {
  readonly draft: PictureDraft
  readonly onChange: (draft: PictureDraft) => void
  readonly onClose: () => void
}

/** Edits a picture's alternative text and its focal point. */
export function PictureEditor({ draft, onChange, onClose }: PictureEditorProps) {
  const { picture, alt, focalPoint } = draft
  const data = useDeskData()
  const tell = useTell()
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
      <FocalPointField
        picture={picture}
        value={focalPoint}
        onChange={(point) => onChange({ ...draft, focalPoint: point })}
      />
      <TextField
        label="Alternative text of the picture"
        value={alt}
        onChange={(text) => onChange({ ...draft, alt: text })}
      />
      <div role="alert">{failure && <FormFailure>{failure}</FormFailure>}</div>
      <Row>
        <ActionButton disabled={isBusy} onClick={() => void save()}>
          Save picture
        </ActionButton>
        <ActionButton look="outline" onClick={onClose}>
          {isChanged(draft) ? 'Back without saving' : 'Back to the library'}
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
