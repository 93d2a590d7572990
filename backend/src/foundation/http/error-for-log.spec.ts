import { describe, expect, it } from '@jest/globals'
import { QueryFailedError } from 'typeorm'
import { errorForLog } from './error-for-log.ts'

describe('error in the log', () => {
  it('keeps type, message, code and stack', () => {
    const error = Object.assign(new Error('away'), { code: 'ECONNREFUSED' })
    expect(errorForLog(error)).toEqual({
      type: 'Error',
      message: 'away',
      code: 'ECONNREFUSED',
      stack: error.stack,
    })
  })

  it('says nothing of what a visitor wrote', () => {
    const error = new QueryFailedError('INSERT …', ['My private message'], new Error('disk full'))
    expect(errorForLog(error)).toMatchObject({ message: 'disk full' })
    expect(JSON.stringify(errorForLog(error))).not.toContain('private')
  })
})
