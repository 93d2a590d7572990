import { describe, expect, it } from '@jest/globals'
import { storeName } from './store-name.ts'

const nameOf = (bucket: string) => storeName({ RELEASE_STORE: bucket }, '')

describe('the name of a bucket', () => {
  it.each([
    ['s3://releases', 's3://releases/'],
    ['s3://releases/site', 's3://releases/site/'],
  ])('is the same for %s and %s', async (one, other) => {
    expect(await nameOf(one)).toBe(one)
    expect(await nameOf(other)).toBe(one)
  })

  it('differs for another folder of it', async () => {
    expect(await nameOf('s3://releases/site')).not.toBe(await nameOf('s3://releases/trial'))
  })
})
