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

/** The API's responses in a fresh installation, written by `pnpm record-league` and verified by a test of `tooling`. */
export const SAMPLE_LEAGUE: Answers = Object.fromEntries(
  Object.entries(RECORDED).map(([path, body]) => [path, { body }]),
)

/** Returns one response of a fresh installation. */
export const sampleOf = <Schema extends v.GenericSchema>(
  schema: Schema,
  call: string,
): v.InferOutput<Schema> => v.parse(schema, RECORDED[`/api/league/${call}`])

interface PortalOptions extends Partial<HostServices> {
  /** Responses that differ from a fresh installation. */
  readonly answers?: Answers
}

/** Renders a page of the portal with the responses of a fresh installation, and waits until it is loaded. */
export async function renderPortal(path: string, { answers, ...host }: PortalOptions = {}) {
  const page = await renderPage(remote, path, {
    answers: { ...SAMPLE_LEAGUE, ...answers },
    ...host,
  })
  await settled()
  return page
}

/** Waits until nothing on the page is loading. */
export const settled = () =>
  waitFor(() => {
    if (document.querySelector('[aria-busy="true"]')) throw new Error('the page is still loading')
  })
