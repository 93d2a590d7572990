import { afterEach, expect, it, jest } from '@jest/globals'
import { Logger } from '@nestjs/common'
import { CachedAnswers } from './cached-answers.ts'
import type { Drain } from './drain.ts'
import { WithheldException } from './withheld.exception.ts'

const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined)

afterEach(() => {
  warn.mockClear()
})

async function warm(...reasons: readonly Error[]) {
  const answers = new CachedAnswers({ isDraining: false } as Drain)
  for (const reason of reasons)
    answers.create({
      name: 'test',
      load: () => Promise.reject(reason),
      maxAgeMs: 5_000,
      cacheControl: 'no-cache',
    })
  await answers.onApplicationBootstrap()
}

const WITHHELD = new WithheldException('These prices are not available now')
const FAILED = new Error('Table "stories" does not exist')

it('warns of an answer that could not be warmed', async () => {
  await warm(WITHHELD, FAILED)
  expect(warn.mock.calls).toEqual([[{ err: FAILED }, 'Answers could not be warmed']])
})

it('warns of nothing where an answer is withheld', async () => {
  await warm(WITHHELD)
  expect(warn).not.toHaveBeenCalled()
})
