import styled from '@emotion/styled'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Revision } from 'shared-contracts/desk/content'
import { formatLocalMoment } from 'shared-contracts/format/dates'
import { Button, Message, Muted, Row, Subtitle } from 'shared-ui'
import * as v from 'valibot'
import { ActionButton } from '../../focus/ActionButton.tsx'
import { messageOf } from '../../desk-api/desk-api.ts'
import { useSession } from '../../session/session-context.ts'
import type { DeskRecord } from '../data/data-provider.ts'
import { Dialog } from '../screen/Dialog.tsx'
import type { ContentPart } from './content-part.ts'
import { differencesOf } from './content-values.ts'
import { textOf } from '../text-of.ts'
import { Loading } from '../../site/Loading.tsx'

/** Revisions per request. */
const PER_PAGE = 50

interface RevisionsDialogProps {
  readonly content: ContentPart
  readonly record: DeskRecord
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Never rejects. */
  readonly onRestore: (revision: number) => Promise<unknown>
}

/** All revisions of a record: who wrote each one, when, and how it differs from the current one. */
export function RevisionsDialog({ isOpen, ...shown }: RevisionsDialogProps) {
  return (
    <Dialog title="Revisions" isOpen={isOpen} onClose={shown.onClose}>
      <Revisions {...shown} />
    </Dialog>
  )
}

type ShownProps = Omit<RevisionsDialogProps, 'isOpen'>

function Revisions({ content, record, onClose, onRestore }: ShownProps) {
  const { call } = useSession()
  const [compared, setCompared] = useState<number | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isOver, setIsOver] = useState(false)
  const restore = async (revision: number) => {
    setIsBusy(true)
    await onRestore(revision)
    setIsOver(true)
  }
  // Also after a failure, which a toast tells: it would be behind the dialog. In an effect: a late answer does not close
  // the dialog if it was opened again.
  useEffect(() => {
    if (isOver) onClose()
  }, [isOver, onClose])
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: [content.path, 'revisions', record.id, record.revision],
    initialPageParam: '',
    queryFn: async ({ pageParam: before }) => {
      const page = `${content.path}/${record.id}/revisions?perPage=${PER_PAGE}${before}`
      return v.parse(v.array(Revision), await call(page))
    },
    // A full page may be the last one; the next is empty then.
    getNextPageParam: (page) =>
      page.length < PER_PAGE ? null : `&before=${page.at(-1)?.revision}`,
  })
  const failure = error && (
    <Message title="The revisions could not be loaded" hint={messageOf(error)} />
  )
  if (!data) return failure ?? <Loading what="the revisions" />
  return (
    <>
      <List>
        {data.pages.flat().map((revision) => (
          <li key={revision.revision}>
            <Row>
              <span>
                <strong>Revision {revision.revision}</strong>, {revision.by},{' '}
                <time dateTime={revision.at}>{formatLocalMoment(revision.at)}</time>
              </span>
              {revision.revision !== record.revision && (
                <>
                  <Button
                    look="outline"
                    size="small"
                    aria-expanded={compared === revision.revision}
                    onClick={() =>
                      setCompared(compared === revision.revision ? null : revision.revision)
                    }
                  >
                    Compare
                  </Button>
                  <ActionButton
                    look="outline"
                    size="small"
                    // A second press would start from a revision that is no longer the newest.
                    disabled={isBusy}
                    onClick={() => void restore(revision.revision)}
                  >
                    Restore
                  </ActionButton>
                </>
              )}
            </Row>
            {compared === revision.revision && (
              <Comparison content={content} record={record} revision={revision} />
            )}
          </li>
        ))}
      </List>
      {failure}
      {hasNextPage && (
        <ActionButton
          look="outline"
          disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Older revisions
        </ActionButton>
      )}
    </>
  )
}

function Comparison({
  content,
  record,
  revision,
}: Pick<ShownProps, 'content' | 'record'> & { readonly revision: Revision }) {
  const names = Object.keys(content.schema.entries)
  const differences = differencesOf(names, revision.fields, record)
  if (differences.length === 0) return <Muted>Nothing differs from today.</Muted>
  return differences.map(({ name, mine, theirs }) => (
    <Difference key={name}>
      <Subtitle>{content.fields.find((field) => field.name === name)?.label ?? name}</Subtitle>
      <div>
        <Muted>Then</Muted>
        <p>{textOf(mine) || 'Nothing'}</p>
      </div>
      <div>
        <Muted>Now</Muted>
        <p>{textOf(theirs) || 'Nothing'}</p>
      </div>
    </Difference>
  ))
}

const List = styled.ol`
  display: grid;
  gap: 14px;

  > li {
    display: grid;
    gap: 12px;
    padding-block-end: 14px;
    border-block-end: 1px solid var(--line);
  }
`

const Difference = styled.section`
  display: grid;
  gap: 8px 24px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));

  > h3 {
    grid-column: 1 / -1;
  }
  div > p:last-of-type {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`
