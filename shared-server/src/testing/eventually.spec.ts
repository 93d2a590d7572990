import { expect, it } from '@jest/globals'
import { eventually } from './eventually.ts'

it('waits until the condition holds', async () => {
  const answers = [false, false, true]
  await eventually(() => answers.shift() ?? false)
  expect(answers).toEqual([])
})

it('fails if the condition does not hold in time', async () => {
  await expect(eventually(() => false, 1)).rejects.toThrow('It never came to pass')
})
