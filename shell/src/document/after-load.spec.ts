import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { afterLoad } from './after-load.ts'

describe('after the document has loaded', () => {
  afterEach(() => {
    jest.restoreAllMocks()
  })

  it('calls back at once', () => {
    const run = jest.fn()

    afterLoad(run)

    expect(run).toHaveBeenCalledTimes(1)
  })

  it('calls back once, and not before', () => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    const run = jest.fn()

    afterLoad(run)
    expect(run).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('load'))
    window.dispatchEvent(new Event('load'))

    expect(run).toHaveBeenCalledTimes(1)
  })
})
