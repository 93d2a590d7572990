import { expect, it } from '@jest/globals'
import { apiAddress, siteAddress } from './site-address.ts'

it.each([
  [{}, 'http://127.0.0.1:3000'],
  [{ PORT: '4000', HOST: '' }, 'http://127.0.0.1:4000'],
  [{ PORT: '', HOST: '0.0.0.0' }, 'http://127.0.0.1:3000'],
  [{ HOST: '::' }, 'http://127.0.0.1:3000'],
  [{ HOST: '192.0.2.7' }, 'http://192.0.2.7:3000'],
  [{ HOST: '::1' }, 'http://[::1]:3000'],
  [{ HOST: 'localhost' }, 'http://localhost:3000'],
])('with %j, this machine reaches the site at %s', (env, address) => {
  expect(siteAddress(env)).toBe(address)
})

it.each([
  [{}, 'http://127.0.0.1:3001'],
  [{ API_PORT: '4001', API_HOST: '' }, 'http://127.0.0.1:4001'],
  [{ API_PORT: '', API_HOST: '0.0.0.0' }, 'http://127.0.0.1:3001'],
  [{ API_HOST: '192.0.2.7' }, 'http://192.0.2.7:3001'],
])('with %j, this machine reaches the API at %s', (env, address) => {
  expect(apiAddress(env)).toBe(address)
})
