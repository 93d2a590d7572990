import { expect, it } from '@jest/globals'
import { parseConfig } from 'backend/config/config'
import { PRIVACY_SECTIONS } from 'mfe-group/privacy'

/** The policy's name for each kind of record in the configuration. */
const KINDS = {
  messages: 'Messages',
  applications: 'Applications',
  unconfirmed: 'Newsletter sign-ups that nobody confirms',
  mails: 'Notes of mails that could not be sent, without their text',
  repeats: 'Fingerprints by which a form that is sent twice is recognised',
  requests: 'Requests for a copy or for erasure',
  erasures:
    'Fingerprints of what was erased, which only we can recognise, so that no backup brings it back',
  alerts: 'Alerts of matches',
  telemetry: 'Counts of faults and loading times',
}

it('the privacy policy says for how long the API keeps what visitors send', () => {
  const { points = [] } = PRIVACY_SECTIONS.find(({ id }) => id === 'retention') ?? {}
  const said = Object.fromEntries(
    Object.entries(KINDS).map(([kind, title]) => {
      const point = points.find((text) => text.startsWith(`${title}: `))
      return [kind, Number(/: (\d+) days?\b/.exec(point ?? '')?.[1])]
    }),
  )
  expect(said).toEqual(parseConfig({}).RETENTION_DAYS)
  const figures = points.filter((text) => /\d/.test(text))
  expect(figures).toHaveLength(Object.keys(KINDS).length)
})
