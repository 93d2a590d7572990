import styled from '@emotion/styled'
import { useGetList } from 'ra-core'
import { useState, type Dispatch, type SetStateAction } from 'react'
import { Picture as PictureRecord } from 'shared-contracts/desk/media'
import { Message, Picture, Row } from 'shared-ui'
import * as v from 'valibot'
import { ActionButton } from '../../focus/ActionButton.tsx'
import type { DeskRecord } from '../data/data-provider.ts'
import { SearchField } from '../list/SearchField.tsx'
import { Dialog } from '../screen/Dialog.tsx'
import { UnsavedGuard } from '../screen/UnsavedGuard.tsx'
import type { ChosenPicture } from './chosen-picture.ts'
import { isChanged, type PictureDraft } from './picture-draft.ts'
import { PictureEditor } from './PictureEditor.tsx'
import { Loading } from '../../site/Loading.tsx'

const PER_PAGE = 24

interface PictureChoiceProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onChoose: (picture: ChosenPicture) => void
}

/** The library of pictures, newest first. */
export function PictureChoice({ isOpen, onClose, onChoose }: PictureChoiceProps) {
  // Kept here, since closing the dialog removes its content: Escape loses nothing that was typed.
  const [draft, setDraft] = useState<PictureDraft | null>(null)
  const isDirty = draft !== null && isChanged(draft)
  return (
    <>
      <Dialog
        title="Choose a picture"
        isOpen={isOpen}
        onClose={() => {
          if (!isDirty) setDraft(null)
          onClose()
        }}
      >
        <Library draft={draft} onDraft={setDraft} onChoose={onChoose} />
      </Dialog>
      <UnsavedGuard isDirty={isDirty} />
    </>
  )
}

interface LibraryProps extends Pick<PictureChoiceProps, 'onChoose'> {
  readonly draft: PictureDraft | null
  readonly onDraft: Dispatch<SetStateAction<PictureDraft | null>>
}

function Library({ draft, onDraft, onChoose }: LibraryProps) {
  const [words, setWords] = useState('')
  const [page, setPage] = useState(1)
  const {
    data = [],
    total = 0,
    isPending,
    error,
    refetch,
  } = useGetList<DeskRecord>('media', {
    pagination: { page, perPage: PER_PAGE },
    sort: { field: 'updatedAt', order: 'DESC' },
    filter: { q: words },
  })
  const pictures = data.filter((record): record is DeskRecord & PictureRecord =>
    v.is(PictureRecord, record),
  )
  if (draft)
    return (
      <PictureEditor
        draft={draft}
        onChange={onDraft}
        onClose={() => {
          // Not the one that was opened since.
          onDraft((now) => (now?.picture === draft.picture ? null : now))
          void refetch()
        }}
      />
    )
  return (
    <>
      <SearchField
        value={words}
        onSearch={(next) => {
          setWords(next)
          setPage(1)
        }}
      />
      {error && (
        <Message
          title="The pictures could not be loaded"
          hint={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <Loading what="the pictures" />}
      {!isPending && !error && total === 0 && (
        <Message
          {...(words === ''
            ? { title: 'No pictures', hint: 'Upload one from this device.' }
            : { title: 'Nothing matches', hint: 'Change the words.' })}
        />
      )}
      <Pictures>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <button type="button" onClick={() => onChoose(picture)}>
              <Picture src={picture.address} alt={picture.alt || picture.name} sizes="200px" />
            </button>
            <ActionButton
              look="quiet"
              size="small"
              onClick={() => onDraft({ picture, alt: picture.alt, focalPoint: picture.focalPoint })}
            >
              Edit {picture.name}
            </ActionButton>
          </li>
        ))}
      </Pictures>
      <Row>
        {page > 1 && (
          <ActionButton look="outline" onClick={() => setPage(page - 1)}>
            Newer pictures
          </ActionButton>
        )}
        {page * PER_PAGE < total && (
          <ActionButton look="outline" onClick={() => setPage(page + 1)}>
            Older pictures
          </ActionButton>
        )}
      </Row>
    </>
  )
}

const Pictures = styled.ul`
  display: grid;
  gap: 12px;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));

  button {
    padding: 0;
    background: none;
    border: 0;
    cursor: pointer;
  }
  img {
    aspect-ratio: 16 / 9;
    object-fit: cover;
    border-radius: var(--radius-s);
  }
`
