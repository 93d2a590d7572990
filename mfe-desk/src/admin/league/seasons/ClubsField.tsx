import styled from '@emotion/styled'
import { useId, useState } from 'react'
import type { Named } from 'shared-contracts/league/name'
import { Button, Message, Muted, Row, type AsyncResult } from 'shared-ui'
import { Loading } from '../../../site/Loading.tsx'
import { TextField } from '../../form/TextField.tsx'
import { Group } from './group.ts'
import type { EntryDraft } from './season-draft.ts'

interface ClubsFieldProps {
  /** All clubs, by name. */
  readonly all: AsyncResult<readonly Named[]>
  readonly value: readonly EntryDraft[]
  /** Manager and ground of a newly chosen club, as in the previous season. */
  readonly known: readonly EntryDraft[]
  readonly error: string | undefined
  readonly onChange: (value: readonly EntryDraft[]) => void
}

/** The clubs of a season: one checkbox each, and a search that narrows the list. */
export function ClubsField({ all, value, known, error, onChange }: ClubsFieldProps) {
  const id = useId()
  const [words, setWords] = useState('')
  const clubs = all.data ?? []
  const shown = clubs.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()))
  const isChosen = (slug: string) => value.some(({ club }) => club === slug)
  const entryOf = (slug: string): EntryDraft =>
    known.find(({ club }) => club === slug) ?? { club: slug, manager: '', ground: '' }
  const toggle = (slug: string) =>
    onChange(isChosen(slug) ? value.filter(({ club }) => club !== slug) : [...value, entryOf(slug)])
  return (
    <Group role="group" aria-labelledby={id}>
      <strong id={id}>Clubs</strong>
      <Muted role="status">{value.length} chosen</Muted>
      {error && (
        <p role="alert" data-error>
          {error}
        </p>
      )}
      <TextField label="Find a club" value={words} onChange={setWords} />
      {!all.data && !all.isError && <Loading what="the clubs" />}
      {!all.data && all.isError && (
        <Message
          title="The clubs could not be loaded"
          hint="Try again."
          onRetry={() => void all.refetch()}
        />
      )}
      {all.data && shown.length === 0 && (
        <Muted>{all.data.length === 0 ? 'No club is published yet' : 'No club is found'}</Muted>
      )}
      <Boxes>
        {shown.map(({ slug, name }) => (
          <label key={slug}>
            <input type="checkbox" checked={isChosen(slug)} onChange={() => toggle(slug)} />
            {name}
          </label>
        ))}
      </Boxes>
      <Row>
        <Button
          look="outline"
          size="small"
          // Before they are loaded it would choose none.
          disabled={clubs.length === 0}
          onClick={() =>
            onChange(
              clubs.map(({ slug }) => value.find(({ club }) => club === slug) ?? entryOf(slug)),
            )
          }
        >
          Choose all clubs
        </Button>
        <Button look="outline" size="small" onClick={() => onChange([])}>
          Choose no club
        </Button>
      </Row>
    </Group>
  )
}

const Boxes = styled.div`
  display: grid;
  gap: 0 16px;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 230px), 1fr));

  label {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 44px;
  }
  input {
    flex: none;
    width: 24px;
    height: 24px;
    margin: 0;
    accent-color: var(--brand);
  }
`
