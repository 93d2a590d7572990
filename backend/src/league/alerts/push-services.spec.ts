import { describe, expect, it } from '@jest/globals'
import { parseConfig } from '../../foundation/config/config.ts'
import { isAtPushService } from './push-services.ts'

describe('messages go', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
    'https://web.push.apple.com/QGuQyavXutnMH',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYA',
  ])('to %s', (address) => {
    expect(isAtPushService(address, parseConfig({}))).toBe(true)
  })

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://user@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/fcm/send/abc',
    'https://evilnotify.windows.com/w',
    'https://notify.windows.com/w',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/',
    'https://[::1]/',
    'file:///etc/passwd',
    'no address',
  ])('never to %s', (address) => {
    expect(isAtPushService(address, parseConfig({}))).toBe(false)
  })

  it('to a service that the operator names, and to no other then', () => {
    const config = parseConfig({ PUSH_SERVICES: 'push.example.org, http://127.0.0.1:4599' })
    expect(isAtPushService('https://push.example.org/a', config)).toBe(true)
    expect(isAtPushService('http://127.0.0.1:4599/a', config)).toBe(true)
    expect(isAtPushService('http://127.0.0.1:4598/a', config)).toBe(false)
    expect(isAtPushService('https://fcm.googleapis.com/a', config)).toBe(false)
  })

  it('over no plain connection to another machine', () => {
    expect(() => parseConfig({ PUSH_SERVICES: 'http://push.example.org' })).toThrow('PUSH_SERVICES')
    expect(() => parseConfig({ PUSH_SERVICES: 'https://push.example.org/path' })).toThrow(
      'PUSH_SERVICES',
    )
  })
})
