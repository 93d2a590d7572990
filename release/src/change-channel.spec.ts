import { expect, it } from '@jest/globals'
import type { ReleaseEvent } from 'shared-contracts/registry'
import { changeChannel } from './change-channel.ts'
import { describeError } from './command/failure.ts'

const PROMOTED: ReleaseEvent = {
  revision: 18,
  at: '2026-01-01T00:00:00.000Z',
  kind: 'promote',
  remote: 'mfe-gpl',
  version: '1.1.0',
  percent: null,
  actor: 'platform',
  reason: '',
}

it('says that a change was made when the registry goes away before it tells what edges serve', async () => {
  const away = () => Promise.reject(new TypeError('fetch failed'))
  const failure: unknown = await changeChannel(
    { edges: away, history: away, releases: away },
    { name: 'mfe-gpl', revision: 17, wait: 0 },
    () => Promise.resolve(PROMOTED),
    () => 'promoted mfe-gpl@1.1.0',
  ).catch((error: unknown) => error)
  expect(describeError(failure)).toEqual({
    code: 1,
    revision: 18,
    message:
      'the change is made (promote of mfe-gpl, revision 18), but whether edges serve it is not known: the registry cannot be reached: start the API, or set API_ORIGIN',
  })
})
