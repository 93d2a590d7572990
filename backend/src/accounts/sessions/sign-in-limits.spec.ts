import { expect, it } from '@jest/globals'
import type { DataSource } from 'typeorm'
import { parseConfig } from '../../foundation/config/config.ts'
import { Redis } from '../../foundation/redis/redis.ts'
import { SignInLimits } from './sign-in-limits.ts'

/** A database that knows no place: nobody has signed in yet. */
const noPlaces = { manager: { findBy: () => Promise.resolve([]) } } as unknown as DataSource

it('100,000 guesses at one account, each from another network, are twenty', async () => {
  const limits = new SignInLimits(noPlaces, new Redis(parseConfig({})))
  let admitted = 0
  for (let guess = 0; guess < 100_000; guess += 1) {
    const address = `10.${guess >> 16}.${(guess >> 8) & 255}.${guess & 255}`
    await limits.admit('ama', { address, device: '' }).then(
      () => (admitted += 1),
      () => undefined,
    )
  }
  expect(admitted).toBe(20)
})
