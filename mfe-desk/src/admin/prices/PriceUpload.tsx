import { useState } from 'react'
import { MAX_PRICE_FILE, PriceFileAnswer, type PriceList } from 'shared-contracts/desk/prices'
import { Muted, Row, Subtitle } from 'shared-ui'
import * as v from 'valibot'
import { ActionButton } from '../../focus/ActionButton.tsx'
import { DeskError, messageOf } from '../../desk-api/desk-api.ts'
import { useSession } from '../../session/session-context.ts'
import { useTell } from '../data/use-desk.ts'
import { FieldFrame } from '../form/FieldFrame.tsx'
import { FileInput } from '../form/FileInput.tsx'
import { readText } from '../form/read-text.ts'
import { counted } from '../text-of.ts'
import { PriceChanges } from './PriceChanges.tsx'

interface PriceUploadProps {
  readonly list: PriceList
  readonly onTaken: () => void
}

type Checked =
  | { readonly kind: 'good'; readonly text: string; readonly answer: PriceFileAnswer }
  | { readonly kind: 'faulty'; readonly faults: readonly string[] }

/** Uploads a price file. Its changes are shown first; it is taken whole or not at all. */
export function PriceUpload({ list, onTaken }: PriceUploadProps) {
  const { call } = useSession()
  const tell = useTell()
  const [checked, setChecked] = useState<Checked | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const send = async (name: 'check' | 'upload', text: string): Promise<PriceFileAnswer | null> => {
    setIsBusy(true)
    try {
      const answer = await call(`prices/${list}/${name}`, { method: 'POST', body: { text } })
      return v.parse(PriceFileAnswer, answer)
    } catch (error) {
      const { fieldErrors = {} } = error instanceof DeskError ? error.refusal : {}
      setChecked({ kind: 'faulty', faults: fieldErrors['text'] ?? [messageOf(error)] })
      return null
    } finally {
      setIsBusy(false)
    }
  }

  const check = async (file: File) => {
    setChecked(null)
    if (file.size > MAX_PRICE_FILE)
      return setChecked({ kind: 'faulty', faults: ['The file is larger than a list of prices'] })
    try {
      const text = await readText(file)
      const answer = await send('check', text)
      if (answer) setChecked({ kind: 'good', text, answer })
    } catch (error) {
      setChecked({ kind: 'faulty', faults: [messageOf(error)] })
    }
  }

  const take = async (text: string) => {
    if (!(await send('upload', text))) return
    setChecked(null)
    tell.done('The prices are taken')
    onTaken()
  }

  return (
    <>
      <FieldFrame label="Price file" hint="CSV with a line of names, or a JSON array">
        {(control) => (
          <FileInput
            control={control}
            accept=".csv,.json,text/csv,application/json"
            isBusy={isBusy}
            onChoose={(file) => void check(file)}
          />
        )}
      </FieldFrame>
      <div role="status">
        {checked?.kind === 'faulty' && (
          <>
            <Subtitle>Nothing was taken</Subtitle>
            <ul>
              {checked.faults.map((fault) => (
                <li key={fault}>{fault}</li>
              ))}
            </ul>
          </>
        )}
        {checked?.kind === 'good' && (
          <Muted>
            {counted(checked.answer.rows, 'row')}.{' '}
            {counted(pricesThatDiffer(checked.answer), 'price changes', 'prices change')} for
            visitors.
          </Muted>
        )}
      </div>
      {checked?.kind === 'good' && (
        <>
          <PriceChanges changes={checked.answer.changes} />
          <Row>
            <ActionButton disabled={isBusy} onClick={() => void take(checked.text)}>
              Take these prices
            </ActionButton>
            <ActionButton look="outline" disabled={isBusy} onClick={() => setChecked(null)}>
              Leave them
            </ActionButton>
          </Row>
        </>
      )}
    </>
  )
}

/** The API tells every price of the file, also one that visitors read already. */
const pricesThatDiffer = ({ changes }: PriceFileAnswer): number =>
  changes.filter(({ before, price }) => before !== price).length
