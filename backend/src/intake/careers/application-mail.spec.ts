import { expect, it } from '@jest/globals'
import { applicationMail } from './application-mail.ts'
import { CareerApplication } from './career-application.entity.ts'

const APPLICATION = Object.assign(new CareerApplication(), {
  ...{ id: 7, reference: 'A-7', firstName: 'Ama', lastName: 'Owusu' },
  ...{ email: 'ama@visitor.example', phone: '1', position: 'Gold Trading Analyst' },
  ...{ experience: 'mid', education: 'bachelor', availability: '2weeks' },
  ...{ cv: '', coverLetter: 'I trade in gold.', suspicion: null },
})

it('names what an applicant chose in the words of the form', () => {
  const { text } = applicationMail(APPLICATION, 'office@site.example')
  expect(text).toContain('Experience: Mid (2–5 years)\n')
  expect(text).toContain('Education: Bachelor’s degree\n')
  expect(text).toContain('Availability: In 2 weeks\n')
})

it('shows a value that the form no longer has as it was sent', () => {
  const kept = Object.assign(new CareerApplication(), APPLICATION, { education: 'diploma' })
  expect(applicationMail(kept, 'office@site.example').text).toContain('Education: diploma\n')
})
