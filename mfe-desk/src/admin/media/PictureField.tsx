import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import { MAX_PICTURE_BYTES, Picture as PictureRecord } from 'shared-contracts/desk/media'
import { Button, Picture, Row } from 'shared-ui'
import * as v from 'valibot'
import { messageOf } from '../../desk-api/desk-api.ts'
import { useSession } from '../../session/session-context.ts'
import { Note } from '../form/field-styles.ts'
import type { ControlProps } from '../form/FieldFrame.tsx'
import type { ChosenPicture } from './chosen-picture.ts'
import { UnsavedGuard } from '../screen/UnsavedGuard.tsx'
import { PictureChoice } from './PictureChoice.tsx'

const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

interface Status {
  readonly text: string
  readonly isMistake?: boolean
  readonly isUploading?: boolean
}

interface PictureFieldProps {
  readonly control: ControlProps
  /** Address of the picture; empty for none. */
  readonly value: string
  /** Whether there may be none. */
  readonly isOptional: boolean
  readonly onChange: (picture: ChosenPicture) => void
}

/** A picture of the library, or a new one from this device. */
export function PictureField({ control, value, isOptional, onChange }: PictureFieldProps) {
  const { call } = useSession()
  const [status, setStatus] = useState<Status>({ text: '' })
  const [isChoosing, setIsChoosing] = useState(false)
  /** Counts choices: an upload does not replace one that was made after it. */
  const choices = useRef(0)
  const input = useRef<HTMLInputElement>(null)

  const tell = (text: string) => setStatus({ text })
  const refuse = (text: string) => setStatus({ text, isMistake: true })

  const upload = async (file: File) => {
    if (!TYPES.includes(file.type)) return refuse('Choose a JPEG, PNG, WebP or AVIF picture')
    if (file.size > MAX_PICTURE_BYTES) return refuse('Choose a picture of at most 20 MB')
    const choice = ++choices.current
    const isLatest = () => choice === choices.current
    setStatus({ text: 'Uploading …', isUploading: true })
    try {
      const answer = await call(`media?${new URLSearchParams({ name: file.name }).toString()}`, {
        method: 'POST',
        file,
      })
      const { address, alt } = v.parse(v.pick(PictureRecord, ['address', 'alt']), answer)
      if (!isLatest()) return
      onChange({ address, alt })
      tell('The picture is uploaded')
    } catch (error) {
      if (isLatest()) refuse(messageOf(error))
    }
  }

  const takeOff = () => {
    choices.current += 1
    // The pressed button goes away.
    input.current?.focus()
    tell('The picture is taken off')
    onChange({ address: '', alt: '' })
  }

  return (
    <Box>
      {value && <Picture src={value} alt="The chosen picture" sizes="320px" />}
      <Row>
        <input
          {...control}
          ref={input}
          type="file"
          accept={TYPES.join(',')}
          onChange={({ target }) => {
            const [file] = target.files ?? []
            // Lets the same file be chosen again after a failure.
            target.value = ''
            if (file) void upload(file)
          }}
        />
        <Button look="outline" size="small" onClick={() => setIsChoosing(true)}>
          Choose from the library
        </Button>
        {isOptional && value && (
          <Button look="quiet" size="small" onClick={takeOff}>
            No picture
          </Button>
        )}
      </Row>
      <Note role="status" data-error={status.isMistake || undefined}>
        {status.text}
      </Note>
      <UnsavedGuard isDirty={status.isUploading ?? false} />
      <PictureChoice
        isOpen={isChoosing}
        onClose={() => setIsChoosing(false)}
        onChoose={(picture) => {
          choices.current += 1
          tell('')
          onChange(picture)
          setIsChoosing(false)
        }}
      />
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;

  img {
    width: 320px;
    max-width: 100%;
    height: auto;
    border-radius: var(--radius-s);
  }
  input[type='file'] {
    max-width: 100%;
    min-height: 44px;
  }
`
