import { applicationForm } from 'shared-contracts/api/career'
import { choiceLabel } from 'shared-contracts/api/form'
import type { Mail } from '../mail/mail.ts'
import { suspicionMark } from '../submission/suspicion.ts'
import type { CareerApplication } from './career-application.entity.ts'

/** The form, which has the words for the values that applicants choose. */
const FORM = applicationForm([])

/** Notifies the office of an application. */
export function applicationMail(application: CareerApplication, to: string): Mail {
  const { reference, firstName, lastName, email, phone, position } = application
  const { cv, coverLetter } = application
  const mark = suspicionMark(application.suspicion)
  const chosen = (name: 'experience' | 'education' | 'availability') =>
    choiceLabel(FORM, name, application[name])
  return {
    to,
    replyTo: email,
    subject: `${mark.subject}Application ${reference ?? application.id}: ${position}`,
    text: [
      `${mark.text}From ${firstName} ${lastName} <${email}>, ${phone}, for ${position}.`,
      `Experience: ${chosen('experience')}\nEducation: ${chosen('education')}\nAvailability: ${chosen('availability')}`,
      coverLetter,
      cv && `CV: ${cv}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  }
}
