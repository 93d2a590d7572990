import { describe, expect, it } from '@jest/globals'
import { sendFailure, type SendFailure } from './send-failure.ts'

/** Returns whose fault it is that a server refuses a recipient. */
const blameFor = (response: string, command = 'RCPT TO') =>
  sendFailure({ code: 'EENVELOPE', responseCode: Number(response.slice(0, 3)), command, response })
    .blame

describe('a recipient that the server does not accept', () => {
  it.each<[string, SendFailure['blame'], string]>([
    ['there is no such mailbox', 'refused', '550 5.1.1 no such mailbox'],
    ['the server says nothing more', 'refused', '550'],
    ['the server knows no such command', 'refused', '500 what'],
    ['the mailbox is full', 'mail', '450 4.2.1 come back later'],
    ['the mailbox is busy, whatever the text is about', 'mail', '499 relaying'],
    ['the status is none of SMTP', 'mail', '600 no such mailbox'],
    ['we may not relay', 'mail', '550 5.7.1 relaying denied'],
    ['we may not relay, on several lines', 'mail', '550-5.7.1 relaying denied'],
    ['our address is a bad one to send from', 'mail', '550 5.1.8 bad outbound sender'],
    ['our domain has no mail server', 'mail', '550 5.1.7 bad address'],
    [
      'the recipient’s domain is bad, which has a longer number',
      'refused',
      '550 5.1.80 bad domain',
    ],
    ['we have not signed in', 'mail', '530 authentication required'],
    ['our password is wrong', 'mail', '535 5.7.8 wrong password'],
    ['we may not relay, in words alone', 'mail', '550 relay not permitted'],
    ['we may not send as this sender, in words alone', 'mail', '550 Sender verify failed'],
    ['the text is about relaying, and the status is not', 'refused', '550 5.1.1 no relay knows it'],
    ['the text quotes an address with such a word', 'refused', '550 <ama@relay.example> unknown'],
    [
      'the text quotes an address, and we may not relay',
      'mail',
      '550 <a@b.example> relaying denied',
    ],
    ['the text has a word like it', 'refused', '550 unrelayed'],
    [
      'the text is about relaying, and the status has a long number',
      'refused',
      '550 5.100.1 relay',
    ],
    [
      'we may not relay, and a status further on is about the mail',
      'mail',
      '550 relay, or 550 5.1.1',
    ],
    ['a number further on is one of signing in', 'refused', '550 5.1.1 see 530'],
    ['a number further on looks like a status about us', 'refused', '550 see 550 5.7.1'],
  ])('because %s: %s', (_, blame, response) => expect(blameFor(response)).toBe(blame))

  it('is told by the code of the failure, and never by the server’s text', () => {
    const failure = { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO', response: '550 x' }
    expect(sendFailure(failure)).toEqual({ code: 'EENVELOPE', blame: 'refused' })
    expect(sendFailure({ code: 'E'.repeat(41) }).code).toBe('E'.repeat(40))
  })
})

describe('a failure', () => {
  it.each<[string, SendFailure, unknown]>([
    [
      'of the text that the server examined',
      { code: 'EMESSAGE', blame: 'refused' },
      { code: 'EMESSAGE', responseCode: 554, command: 'DATA', response: '554 looks like spam' },
    ],
    [
      'of the text, for now',
      { code: 'EMESSAGE', blame: 'mail' },
      { code: 'EMESSAGE', responseCode: 451, command: 'DATA', response: '451 later' },
    ],
    [
      'of our address as the sender',
      { code: 'EENVELOPE', blame: 'mail' },
      { code: 'EENVELOPE', responseCode: 550, command: 'MAIL FROM', response: '550 5.1.0 no' },
    ],
    [
      'of signing in',
      { code: 'EAUTH', blame: 'server' },
      { code: 'EAUTH', responseCode: 535, command: 'AUTH PLAIN', response: '535 wrong' },
    ],
    [
      'of the connection',
      { code: 'ECONNREFUSED', blame: 'server' },
      { code: 'ECONNREFUSED', command: 'CONN' },
    ],
    [
      'of the connection after the recipient was sent',
      { code: 'ETIMEDOUT', blame: 'server' },
      { code: 'ETIMEDOUT', command: 'RCPT TO' },
    ],
    ['that has no code', { code: 'UNKNOWN', blame: 'server' }, new Error('Something else')],
    ['that is no error', { code: 'UNKNOWN', blame: 'server' }, 'Something else'],
    ['that is described otherwise', { code: 'UNKNOWN', blame: 'server' }, { code: 7 }],
  ])('%s', (_, failure, error) => expect(sendFailure(error)).toEqual(failure))
})
