import { expect, it } from '@jest/globals'
import { parseConfig } from '../config/config.ts'
import { dataSourceOptions } from './data-source.ts'

it.each([
  ['[::1]', '::1'],
  ['db.example', 'db.example'],
])('connects to %s at %s', (named, host) => {
  const config = parseConfig({ DATABASE_URL: `mysql://u:p@${named}:3306/ghana` })
  expect(dataSourceOptions(config, [])).toMatchObject({ host, port: 3306 })
})

it('reads a password with the signs of an address, written with percent signs', () => {
  const DATABASE_URL = 'mysql://u:%2Fa%25b%40c%3A%3F%23@db.example:3306/ghana'
  expect(dataSourceOptions(parseConfig({ DATABASE_URL }), [])).toMatchObject({
    password: '/a%b@c:?#',
  })
})
