import type { Mail } from '../mail/mail.ts'
import { suspicionMark } from '../submission/suspicion.ts'
import type { CareerApplication } from './career-application.entity.ts'

/** Notifies the office of an application. */
export function applicationMail(application: CareerApplication, to: string): Mail {
  const { reference, firstName, lastName, email, phone, position } = application
  const { experience, education, availability, cv, coverLetter } = application
  const mark = suspicionMark(application.suspicion)
  return {
    to,
    replyTo: email,
    subject: `${mark.subject}Application ${reference ?? application.id}: ${position}`,
    text: [
      `${mark.text}From ${firstName} ${lastName} <${email}>, ${phone}, for ${position}.`,
      `Experience ${experience}, education ${education}, available ${availability}.`,
      coverLetter,
      cv && `CV: ${cv}`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  }
}
