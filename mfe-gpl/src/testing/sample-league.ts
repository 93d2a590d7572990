import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { waitFor } from '@testing-library/react'
import type { HostServices } from 'shared-contracts/host'
import { renderPage, type Answers } from 'shared-ui/testing'
import * as v from 'valibot'
import { remote } from '../remote.ts'

const RECORDED = JSON.parse(
  readFileSync(join(import.meta.dirname, 'sample-league.json'), 'utf8'),
) as Readonly<Record<string, unknown>>

/** What a fresh installation answers; `pnpm record-league` writes it, and a test of `tooling` holds it to the API. */
export const SAMPLE_LEAGUE: Answers = Object.fromEntries(
  Object.entries(RECORDED).map(([path, body]) => [path, { body }]),
)

/** One answer of a fresh installation. */
export const sampleOf = <Schema extends v.GenericSchema>(
  schema: Schema,
  call: string,
): v.InferOutput<Schema> => v.parse(schema, RECORDED[`/api/league/${call}`])

interface PortalOptions extends Partial<HostServices> {
  /** What the API answers otherwise than in a fresh installation. */
  readonly answers?: Answers
}

/** Renders a page of the portal with the answers of a fresh installation, and waits until it waits for nothing. */
export async function renderPortal(path: string, { answers, ...host }: PortalOptions = {}) {
  const page = await renderPage(remote, path, {
    answers: { ...SAMPLE_LEAGUE, ...answers },
    ...host,
  })
  await settled()
  return page
}

/** Nothing of the page is on its way any more. */
export const settled = () =>
  waitFor(() => {
    if (document.querySelector('[aria-busy="true"]')) throw new Error('the page is still loading')
  })
