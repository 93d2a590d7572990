import { useState } from 'react'
import { saveFile } from 'shared-ui'
import { ActionButton } from '../../focus/ActionButton.tsx'
import { useDeskData, useTell } from '../data/use-desk.ts'
import type { Column } from './column.ts'
import { exportRecords, type Shown } from './export-records.ts'

interface ExportButtonProps {
  readonly shown: Shown
  readonly columns: readonly Column[]
}

/** Exports the filtered records of all pages for a spreadsheet. */
export function ExportButton({ shown, columns }: ExportButtonProps) {
  const data = useDeskData()
  const tell = useTell()
  const [isBusy, setIsBusy] = useState(false)
  const save = async () => {
    setIsBusy(true)
    try {
      const day = new Date().toISOString().slice(0, 10)
      const content = await exportRecords(data, shown, columns)
      const name = `${shown.part.replaceAll('/', '-')}-${day}.csv`
      // Without the byte order mark, Excel would not read UTF-8.
      saveFile(name, 'text/csv;charset=utf-8', `\uFEFF${content}`)
    } catch (error) {
      tell.failed('Not exported', error)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <ActionButton look="outline" disabled={isBusy} onClick={() => void save()}>
      Export
    </ActionButton>
  )
}
