import { describe, expect, it } from '@jest/globals'
import { APPLICATIONS, factsOf, MESSAGES } from './inbox-part.ts'

const message = { id: 1, subject: null, subsidiary: 'general', message: 'Do you deliver?' }
const application = {
  id: 1,
  ...{ position: 'Harbour Clerk', phone: '+233 20 000 0100', experience: 'mid' },
  ...{ education: 'bachelor', availability: '1month', cv: '', coverLetter: 'I count well.' },
}

describe('what a sender filled in', () => {
  it('is told in the words of the public form', () => {
    expect(factsOf(MESSAGES, message)).toEqual([
      ['Subsidiary', 'General Inquiry'],
      ['Message', 'Do you deliver?'],
    ])
    expect(factsOf(MESSAGES, { ...message, subsidiary: 'oil-gas' })[0]).toEqual([
      'Subsidiary',
      'Oil & Gas',
    ])
    expect(factsOf(APPLICATIONS, application)).toEqual([
      ['Position', 'Harbour Clerk'],
      ['Phone', '+233 20 000 0100'],
      ['Experience', 'Mid (2–5 years)'],
      ['Education', 'Bachelor’s degree'],
      ['Availability', 'In 1 month'],
      ['CV', ''],
      ['Cover Letter', 'I count well.'],
    ])
  })

  it('is told as it stands where the form no longer offers it', () => {
    expect(factsOf(MESSAGES, { ...message, subsidiary: 'shipping' })[0]).toEqual([
      'Subsidiary',
      'shipping',
    ])
  })

  it('is told without a subsidiary where it reports a fact of the league', () => {
    expect(factsOf(MESSAGES, { ...message, subject: 'Match: Lions v Stars' })).toEqual([
      ['About', 'Match: Lions v Stars'],
      ['Message', 'Do you deliver?'],
    ])
  })
})
