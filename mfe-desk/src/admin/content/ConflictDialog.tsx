import styled from '@emotion/styled'
import { useState } from 'react'
import { Button, Muted, Row, Subtitle } from 'shared-ui'
import { Dialog } from '../screen/Dialog.tsx'
import type { ContentPart } from './content-part.ts'
import { differencesOf, valuesOf, type ContentValues } from './content-values.ts'
import { textOf } from '../text-of.ts'
import type { Conflict } from './use-content-editor.ts'

interface ConflictDialogProps {
  readonly content: ContentPart
  readonly conflict: Conflict | null
  /** Receives the values with which the form continues. */
  readonly onSettled: (values: ContentValues) => void
  readonly onClose: () => void
}

/** Shows both versions of a record that two people have changed, field by field, until they are merged. */
export function ConflictDialog({ content, conflict, onSettled, onClose }: ConflictDialogProps) {
  return (
    <Dialog
      title="Somebody else has changed this meanwhile"
      isOpen={conflict !== null}
      onClose={onClose}
    >
      {conflict && <Choice content={content} conflict={conflict} onSettled={onSettled} />}
    </Dialog>
  )
}

function Choice({
  content,
  conflict: { current, mine },
  onSettled,
}: Omit<ConflictDialogProps, 'onClose'> & { readonly conflict: Conflict }) {
  const { schema } = content
  const differences = differencesOf(Object.keys(schema.entries), mine, valuesOf(schema, current))
  const [chosen, setChosen] = useState<ContentValues>(mine)
  const theirs = Object.fromEntries(differences.map(({ name, theirs: value }) => [name, value]))
  return (
    <>
      <Muted>
        {textOf(current['updatedBy'])} saved a newer version. Of each field that you changed, take
        one text or the other, or write in the last box what shall stand; then save. The other
        fields are as they are there now.
      </Muted>
      {differences.map(({ name, mine: own, theirs: other }) => {
        const field = content.fields.find((candidate) => candidate.name === name)
        const label = field?.label ?? name
        return (
          <Field key={name}>
            <Subtitle>{label}</Subtitle>
            <div>
              <label>
                What you typed
                <textarea readOnly rows={5} value={textOf(own)} />
              </label>
              <Button
                look="outline"
                size="small"
                onClick={() => setChosen({ ...chosen, [name]: own })}
              >
                Take mine: {label}
              </Button>
            </div>
            <div>
              <label>
                What is there now
                <textarea readOnly rows={5} value={textOf(other)} />
              </label>
              <Button
                look="outline"
                size="small"
                onClick={() => setChosen({ ...chosen, [name]: other })}
              >
                Take theirs: {label}
              </Button>
            </div>
            <div>
              <label>
                What shall stand
                <textarea
                  rows={5}
                  value={textOf(chosen[name])}
                  onChange={({ target }) =>
                    // A number that was emptied is a text; the other one tells what the field has.
                    setChosen({
                      ...chosen,
                      [name]: typedLike(typeof own === 'string' ? other : own, target.value),
                    })
                  }
                />
              </label>
            </div>
          </Field>
        )
      })}
      <Row>
        <Button onClick={() => onSettled(chosen)}>Go on with what shall stand</Button>
        <Button look="outline" onClick={() => onSettled(mine)}>
          Take all of mine
        </Button>
        <Button look="outline" onClick={() => onSettled({ ...mine, ...theirs })}>
          Take all of theirs
        </Button>
      </Row>
    </>
  )
}

/** Converts a text to the type of the field's value. Half a number, such as `4.`, stays as it is typed. */
function typedLike(value: unknown, text: string): unknown {
  if (Array.isArray(value)) return text.split('\n')
  if (typeof value === 'number') return String(Number(text)) === text ? Number(text) : text
  if (typeof value === 'boolean') return text === 'Yes'
  return text
}

const Field = styled.section`
  display: grid;
  gap: 12px 16px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));

  > h3 {
    grid-column: 1 / -1;
  }
  > div {
    display: grid;
    gap: 8px;
    align-content: start;
  }
  label {
    display: grid;
    gap: 4px;
    font-size: var(--text-s);
    font-weight: 600;
  }
  textarea {
    padding: 10px;
    font: 400 var(--text-m) / 1.5 var(--font-text);
    color: var(--text);
    background: var(--surface-raised);
    border: 1px solid var(--edge);
    border-radius: var(--radius-s);
  }
`
