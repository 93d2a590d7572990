import { describe, expect, it } from '@jest/globals'
import { alertOf } from './alert.ts'

const message = (notification: object) => JSON.stringify({ web_push: 8030, notification })
const GOAL = {
  title: 'Accra Lions 1 - 0 Cape Stars',
  body: 'Goal',
  navigate: 'https://example.org/gpl/matches/lions-stars',
  ...{ tag: 'match-lions-stars', icon: 'https://example.org/icons/floodlight-192.png', lang: 'en' },
}

describe('an alert', () => {
  it('is shown as it was written, at the origin that is visited', () => {
    expect(alertOf(message({ ...GOAL, renotify: true }))).toEqual({
      title: 'Accra Lions 1 - 0 Cape Stars',
      options: {
        ...{ body: 'Goal', tag: 'match-lions-stars', lang: 'en', renotify: true, silent: false },
        icon: '/icons/floodlight-192.png',
        data: { path: '/gpl/matches/lions-stars' },
      },
    })
  })

  it('that corrects another one takes its place in silence', () => {
    const { options } = alertOf(message({ ...GOAL, silent: true }))
    expect(options).toMatchObject({ tag: 'match-lions-stars', renotify: false, silent: true })
  })

  it('without a place of its own does not ask to ring again, which browsers refuse', () => {
    expect(alertOf(message({ ...GOAL, tag: undefined, renotify: true })).options.renotify).toBe(
      false,
    )
  })

  it.each(['', 'no JSON', '{}', '{"web_push":1,"notification":{}}', message({ title: 'Goal' })])(
    'that cannot be read, such as %j, says that there is news',
    (text) => {
      expect(alertOf(text)).toMatchObject({
        title: 'News of a club that you follow',
        options: { data: { path: '/gpl' } },
      })
    },
  )

  it.each(['no address', 'https://example.org//evil.example/x', 'javascript:alert(1)'])(
    'opens no other site by %s',
    (navigate) => {
      const { path } = alertOf(message({ ...GOAL, navigate })).options.data
      const opened = new URL(path, 'https://example.org')
      expect(opened.origin).toBe('https://example.org')
    },
  )
})
