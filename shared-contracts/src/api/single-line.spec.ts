import { describe, expect, it } from '@jest/globals'
import * as v from 'valibot'
import { CareerApplicationRequest } from './career.ts'
import { ContactRequest } from './contact.ts'

const BREAKS = ['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029', '\u000b', '\u0000', '\u202e']
const codes = (text: string) => [...text].map((sign) => sign.codePointAt(0)?.toString(16)).join()

const CONTACT = {
  firstName: 'Ama',
  lastName: 'Ofori',
  email: 'ama@visitor.example',
  subsidiary: 'gold',
  message: 'First line.\r\nSecond line.',
}
const APPLICATION = {
  firstName: 'Kojo',
  lastName: 'Mensah',
  email: 'kojo@visitor.example',
  phone: '0300',
  position: 'Gold Trading Analyst',
  experience: 'mid',
  education: 'master',
  coverLetter: 'Dear team,\n\nI trade in gold.',
  availability: '1month',
}

describe('a field of one line', () => {
  it.each(BREAKS.map((sign) => [codes(sign), sign]))('has no %s in it', (_, sign) => {
    const injected = `Ama${sign}Bcc: victim@visitor.example`
    const folded = 'Ama Bcc: victim@visitor.example'
    for (const field of ['firstName', 'lastName']) {
      expect(v.parse(ContactRequest, { ...CONTACT, [field]: injected })).toMatchObject({
        [field]: folded,
      })
      expect(
        v.parse(CareerApplicationRequest, { ...APPLICATION, [field]: injected }),
      ).toMatchObject({ [field]: folded })
    }
    expect(
      v.parse(CareerApplicationRequest, { ...APPLICATION, phone: `03${sign}00` }),
    ).toMatchObject({ phone: '03 00' })
    expect(v.is(ContactRequest, { ...CONTACT, email: `ama${sign}@visitor.example` })).toBe(false)
    expect(v.is(ContactRequest, { ...CONTACT, firstName: sign })).toBe(false)
  })

  it.each(
    ['', '\u200b', '\u2060\u200d', '\u00ad', '\u2800', '\u3164'].map((sign) => [codes(sign), sign]),
  )('is empty if nothing of it can be seen, which is told once: “%s”', (_, sign) => {
    const told = (schema: v.GenericSchema, value: object) =>
      v.safeParse(schema, value).issues?.map(({ message }) => message)
    const text = sign.repeat(10)
    expect(told(ContactRequest, { ...CONTACT, lastName: sign, message: text })).toEqual([
      'Last name is required',
      'Message must be at least 10 characters long',
    ])
    expect(
      told(CareerApplicationRequest, { ...APPLICATION, phone: sign, coverLetter: text }),
    ).toEqual(['Phone number is required', 'Cover letter must be at least 10 characters'])
  })

  it.each([undefined, null, '', '\u200b '])('is not the CV, which may be missing: %p', (cv) => {
    expect(v.is(CareerApplicationRequest, { ...APPLICATION, cv })).toBe(true)
  })

  it('is not the CV, which is told to be a text', () => {
    const { issues } = v.safeParse(CareerApplicationRequest, { ...APPLICATION, cv: 5 })
    expect(issues?.map(({ message }) => message)).toEqual(['CV must be a link or a text'])
  })

  it('keeps what names are made of', () => {
    const name = 'Nana Akua Ɛfua O’Brien-Ŋkansa \u200dמרים'
    expect(v.parse(ContactRequest, { ...CONTACT, firstName: name }).firstName).toBe(
      name.normalize('NFC'),
    )
  })

  it('is not a message or a letter, whose lines stay', () => {
    expect(v.parse(ContactRequest, CONTACT).message).toBe(CONTACT.message)
    expect(v.parse(CareerApplicationRequest, APPLICATION).coverLetter).toBe(APPLICATION.coverLetter)
  })
})
