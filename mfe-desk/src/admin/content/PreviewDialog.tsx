import styled from '@emotion/styled'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button, Message, Row } from 'shared-ui'
import * as v from 'valibot'
import { messageOf } from '../../desk-api/desk-api.ts'
import type { DeskRecord } from '../data/data-provider.ts'
import { useDeskData } from '../data/use-desk.ts'
import { Dialog } from '../screen/Dialog.tsx'

/** A path on this site; addresses elsewhere are rejected. */
const PreviewAnswer = v.object({ address: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)) })

const WIDTHS = [
  ['Phone', 390],
  ['Tablet', 768],
  ['Desktop', 1366],
] as const

interface PreviewDialogProps {
  /** Path of the part's calls, below `/api/desk`. */
  readonly path: string
  readonly record: DeskRecord
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** Shows the real page with the saved record, before visitors see it, at three widths. */
export function PreviewDialog({ isOpen, onClose, ...shown }: PreviewDialogProps) {
  return (
    <Dialog title="Preview" isOpen={isOpen} onClose={onClose}>
      <Preview {...shown} />
    </Dialog>
  )
}

function Preview({ path, record }: Pick<PreviewDialogProps, 'path' | 'record'>) {
  const data = useDeskData()
  const [width, setWidth] = useState<number>(390)
  const { data: address, error } = useQuery({
    // Each address is good for a short time.
    queryKey: ['preview', path, record.id, record.revision],
    gcTime: 0,
    queryFn: async () =>
      v.parse(
        PreviewAnswer,
        await data.act(path, record.id, { name: 'preview', revision: record.revision }),
      ).address,
  })
  if (error) return <Message title="There is no preview" hint={messageOf(error)} />
  return (
    <>
      <Row role="group" aria-label="Width">
        {WIDTHS.map(([name, pixels]) => (
          <Button
            key={name}
            look={pixels === width ? 'solid' : 'outline'}
            size="small"
            aria-pressed={pixels === width}
            onClick={() => setWidth(pixels)}
          >
            {name}, {pixels} px
          </Button>
        ))}
      </Row>
      <Stage tabIndex={0} role="region" aria-label="Page at this width">
        {address && <iframe src={address} title="Preview of the page" style={{ width }} />}
      </Stage>
    </>
  )
}

/** A wide page scrolls sideways in its own frame. */
const Stage = styled.div`
  overflow: auto;
  border: 1px solid var(--line);

  iframe {
    display: block;
    height: 68dvh;
    margin-inline: auto;
    background: var(--surface);
    border: 0;
  }
`
