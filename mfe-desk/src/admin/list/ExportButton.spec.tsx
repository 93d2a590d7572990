import { afterEach, expect, it } from '@jest/globals'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { CoreAdminContext } from 'ra-core'
import { catchSavedFiles, inHost } from 'shared-ui/testing'
import { callDesk } from '../../desk-api/desk-api.ts'
import { answerDesk } from '../../testing/answer-desk.ts'
import { createDataProvider } from '../data/data-provider.ts'
import { textOf } from '../text-of.ts'
import { ExportButton } from './ExportButton.tsx'

afterEach(cleanup)

it('saves a file whose names spreadsheets read as UTF-8', async () => {
  answerDesk({
    'GET /api/desk/league/clubs?page=1&perPage=200&sort=name&order=asc': () => ({
      body: { items: [{ id: 1, name: 'Ɔkwawu Stars' }], total: 1 },
    }),
  })
  const saved = catchSavedFiles()
  const dataProvider = createDataProvider(callDesk, () => undefined)
  render(
    inHost(
      <CoreAdminContext dataProvider={dataProvider}>
        <ExportButton
          shown={{ part: 'league/clubs', sort: { field: 'name', order: 'ASC' }, filter: {} }}
          columns={[{ source: 'name', label: 'Name', text: ({ name }) => textOf(name) }]}
        />
      </CoreAdminContext>,
    ),
  )
  fireEvent.click(screen.getByRole('button', { name: 'Export' }))
  await waitFor(async () => expect(await saved()).toHaveLength(1))
  const [file] = await saved()
  expect(file?.name).toMatch(/^league-clubs-\d{4}-\d\d-\d\d\.csv$/)
  expect(file?.text).toBe('\uFEFFName\r\nƆkwawu Stars\r\n')
})
