import { describe, expect, it, jest } from '@jest/globals'
import { HttpError } from 'shared-contracts/host'
import { TimeLimitError } from 'shared-contracts/remote'
import { atStage, LoadFailure } from './load-failure.ts'

describe('a release that does not load', () => {
  it.each([
    ['timeout', new TimeLimitError('late')],
    ['timeout', new DOMException('late', 'TimeoutError')],
    ['network', new DOMException('the visitor has gone elsewhere', 'AbortError')],
    ['refused', new TypeError('Failed to fetch dynamically imported module')],
    ['refused', new HttpError(404, 'Not Found', '')],
    ['invalid', new SyntaxError('Unexpected token')],
    ['invalid', 'thrown text'],
  ])('counts as %s when its loader says %s', async (failure, cause) => {
    // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- releases throw anything
    const attempt = atStage('entry', Promise.reject(cause))
    await expect(attempt).rejects.toMatchObject({ stage: 'entry', failure })
  })

  it('counts as network where the browser is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false)
    const attempt = atStage('page', Promise.reject(new TypeError('Failed to fetch')))
    await expect(attempt).rejects.toMatchObject({ failure: 'network' })
  })

  it('keeps the stage at which it failed first', async () => {
    const failure = new LoadFailure('contract', 'it needs more', 'incompatible')
    await expect(atStage('entry', Promise.reject(failure))).rejects.toBe(failure)
  })

  it('is what it resolves to when it loads', async () => {
    await expect(atStage('page', Promise.resolve(1))).resolves.toBe(1)
  })
})
