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
