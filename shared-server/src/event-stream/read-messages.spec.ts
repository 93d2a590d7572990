import { describe, expect, it } from '@jest/globals'
import { readMessages, type ReadMessage } from './read-messages.ts'

async function read(...chunks: (string | Uint8Array)[]): Promise<ReadMessage[]> {
  const bytes = (async function* () {
    for (const chunk of chunks) yield await Promise.resolve(Buffer.from(chunk))
  })()
  const messages: ReadMessage[] = []
  for await (const message of readMessages(bytes)) messages.push(message)
  return messages
}

const GOAL = { event: 'event', id: '2', data: '{"score":[1,0]}' }

describe('messages of a stream', () => {
  it.each([
    ['with blanks after its colons', 'id: 2\nevent: event\ndata: {"score":[1,0]}\n\n'],
    ['without them', 'id:2\nevent:event\ndata:{"score":[1,0]}\n\n'],
    ['with returns', 'id:2\r\nevent:event\r\ndata:{"score":[1,0]}\r\n\r\n'],
    [
      'among comments and times',
      ':hello\nretry:2000\n\nid:2\nevent:event\ndata:{"score":[1,0]}\n\n',
    ],
  ])('are read %s', async (_, text) => {
    expect(await read(text)).toEqual([GOAL])
  })

  it('are read however the line cuts them', async () => {
    const bytes = Buffer.from('event:event\r\nid:2\r\ndata:{"player":"Kofi Adé"}\r\n\r\n')
    const pieces = [...bytes].map((byte) => Uint8Array.of(byte))
    expect(await read(...pieces)).toEqual([
      { event: 'event', id: '2', data: '{"player":"Kofi Adé"}' },
    ])
  })

  it('have a name, lines and no data as the stream says', async () => {
    expect(await read('data:a\ndata:b\n\nevent:beat\ndata:\n\n')).toEqual([
      { event: 'message', id: undefined, data: 'a\nb' },
      { event: 'beat', id: undefined, data: '' },
    ])
  })

  it('are nothing before they are whole, or without data', async () => {
    expect(await read('event:event\ndata:{"sco')).toEqual([])
    expect(await read('event:event\n\n')).toEqual([])
  })

  it('are refused where they have no end', async () => {
    await expect(read('data:', 'x'.repeat(1024 * 1024))).rejects.toThrow(RangeError)
  })
})
