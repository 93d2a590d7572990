import styled from '@emotion/styled'
import { useGetList } from 'ra-core'
import { useState } from 'react'
import { Picture as PictureRecord } from 'shared-contracts/desk/media'
import { Message, Picture, Row } from 'shared-ui'
import * as v from 'valibot'
import { ActionButton } from '../../focus/ActionButton.tsx'
import type { DeskRecord } from '../data/data-provider.ts'
import { SearchField } from '../list/SearchField.tsx'
import { Dialog } from '../screen/Dialog.tsx'
import type { ChosenPicture } from './chosen-picture.ts'
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
  return (
    <Dialog title="Choose a picture" isOpen={isOpen} onClose={onClose}>
      <Library onChoose={onChoose} />
    </Dialog>
  )
}

function Library({ onChoose }: Pick<PictureChoiceProps, 'onChoose'>) {
  const [words, setWords] = useState('')
  const [page, setPage] = useState(1)
  const [edited, setEdited] = useState<PictureRecord | null>(null)
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
  if (edited)
    return (
      <PictureEditor
        picture={edited}
        onClose={() => {
          // Not the one that was opened since.
          setEdited((now) => (now === edited ? null : now))
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
            <ActionButton look="quiet" size="small" onClick={() => setEdited(picture)}>
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
