import styled from '@emotion/styled'
import { useEffect, useState } from 'react'
import { formatLocalMoment } from 'shared-contracts/format/dates'
import { useNavigate } from 'shared-contracts/router'
import { Button } from 'shared-ui'
import { ActionButton } from '../../focus/ActionButton.tsx'
import type { DeskRecord } from '../data/data-provider.ts'
import { Screen } from '../screen/Screen.tsx'
import { UnsavedGuard } from '../screen/UnsavedGuard.tsx'
import { DeleteRecord } from './DeleteRecord.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { ContentFieldInput } from './ContentFieldInput.tsx'
import type { ContentField, ContentPart } from './content-part.ts'
import { stateInWords } from './content-values.ts'
import { textOf } from '../text-of.ts'
import { PreviewDialog } from './PreviewDialog.tsx'
import { Publishing } from './Publishing.tsx'
import { RevisionsDialog } from './RevisionsDialog.tsx'
import { useContentEditor } from './use-content-editor.ts'

interface ContentEditorProps {
  readonly content: ContentPart
  readonly initial: DeskRecord | null
  readonly onCreated?: (record: DeskRecord) => void
}

const nothing = () => undefined

/** The form of one content record, with all its actions. */
export function ContentEditor({ content, initial, onCreated = nothing }: ContentEditorProps) {
  const editor = useContentEditor(content, initial, onCreated)
  const [open, setOpen] = useState<'preview' | 'revisions' | null>(null)
  const [isDeleted, setIsDeleted] = useState(false)
  const navigate = useNavigate()
  const { record, values, errors, isBusy, status, conflict } = editor
  const isDirty = editor.isDirty && !isDeleted
  const title = record ? content.nameOf({ ...record, ...values }) : `New ${content.singular}`

  // In an effect: by then nothing is unsaved any more.
  useEffect(() => {
    if (isDeleted) void navigate(`/${content.path}`)
  }, [content.path, isDeleted, navigate])

  return (
    <Screen
      title={title || content.title}
      actions={
        <>
          <ActionButton disabled={isBusy} onClick={() => void editor.save()}>
            Save
          </ActionButton>
          {record && (
            <>
              <ActionButton
                look="outline"
                disabled={isBusy}
                onClick={() =>
                  void (async () => {
                    if (await editor.saveChanges()) setOpen('preview')
                  })()
                }
              >
                Preview
              </ActionButton>
              <Button look="outline" onClick={() => setOpen('revisions')}>
                Revisions
              </Button>
            </>
          )}
        </>
      }
    >
      <Status role="status">{status}</Status>
      {record && (
        <Facts>
          {stateInWords(record)}. Changed by {textOf(record['updatedBy'])},{' '}
          <time dateTime={textOf(record['updatedAt'])}>
            {formatLocalMoment(textOf(record['updatedAt']))}
          </time>
          .
        </Facts>
      )}
      <Form
        noValidate
        aria-label={title || content.title}
        onSubmit={(event) => {
          event.preventDefault()
          void editor.save()
        }}
      >
        {content.fields.map((field) => (
          <div key={field.name} data-wide={isWide(field) || undefined}>
            <ContentFieldInput
              field={field}
              value={values[field.name]}
              error={errors[field.name]}
              onChange={editor.change}
            />
          </div>
        ))}
      </Form>
      <Publishing
        record={record}
        isBusy={isBusy}
        isDirty={isDirty}
        isPermanent={content.isPermanent ?? false}
        onAct={editor.act}
      />
      {record && !content.isPermanent && (
        <DeleteRecord
          content={content}
          isBusy={isBusy}
          onSave={editor.saveChanges}
          onDeleted={() => setIsDeleted(true)}
        />
      )}
      <ConflictDialog
        content={content}
        conflict={conflict}
        onSettled={editor.settle}
        onClose={editor.closeConflict}
      />
      <UnsavedGuard isDirty={isDirty} onSave={async () => (await editor.save()) !== null} />
      {record && (
        <>
          <PreviewDialog
            path={content.path}
            record={record}
            isOpen={open === 'preview'}
            onClose={() => setOpen(null)}
          />
          <RevisionsDialog
            content={content}
            record={record}
            isOpen={open === 'revisions'}
            onClose={() => setOpen(null)}
            onRestore={(revision) => editor.act(`revisions/${revision}/restore`, 'Restored')}
          />
        </>
      )}
    </Screen>
  )
}

const WIDE_KINDS = new Set(['paragraph', 'markdown', 'picture', 'lines'])
const isWide = ({ name, kind }: ContentField) => name === 'title' || WIDE_KINDS.has(kind)

const Form = styled.form`
  display: grid;
  gap: 24px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));

  > [data-wide] {
    grid-column: 1 / -1;
  }
`

const Status = styled.p`
  min-height: 1.6em;
  margin-block-end: -12px;
  font-size: var(--text-s);
  font-weight: 600;
`

const Facts = styled.p`
  color: var(--text-muted);
`
