import { COMPANY } from 'shared-contracts/site/company'

/** Date of the last change, ISO 8601 (requirement 2.9). */
export const PRIVACY_UPDATED = '2025-07-09'

export interface PrivacySection {
  /** Anchor of the section. */
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly points?: readonly string[]
}

/** The twelve sections of the privacy policy. */
export const PRIVACY_SECTIONS: readonly PrivacySection[] = [
  {
    id: 'who-we-are',
    title: 'Who we are',
    paragraphs: [
      `This site is run by ${COMPANY.legalName}, ${COMPANY.address}, together with its five subsidiaries. We decide why and how the personal data described here is used, and we answer for it under the Data Protection Act, 2012 (Act 843) of Ghana.`,
    ],
  },
  {
    id: 'what-we-collect',
    title: 'What we collect',
    paragraphs: ['We collect what you type into our forms, and very little besides.'],
    points: [
      'A message: your first and last name, e-mail address, the subsidiary it is for, and the message itself.',
      'A job application: your name, e-mail address, phone number, the position, your experience, education and availability, your cover letter and, if you give one, your CV.',
      'The newsletter: your e-mail address.',
      'Technical records: the address of the page, the time and the kind of browser, kept to find faults and to fend off abuse.',
    ],
  },
  {
    id: 'why-we-use-it',
    title: 'Why we use it',
    paragraphs: [
      'Each piece of data has one purpose, and is not used for another without asking you.',
    ],
    points: [
      'To answer your message and prepare what you asked for.',
      'To review your application and arrange the next steps with you.',
      'To send you the newsletter until you stop it.',
      'To keep the site running and safe.',
    ],
  },
  {
    id: 'legal-grounds',
    title: 'On what grounds',
    paragraphs: [
      'We use messages and applications because you asked us to act on them. The newsletter rests on your consent, which you can withdraw at any time. Technical records rest on our legitimate interest in a site that works.',
    ],
  },
  {
    id: 'sharing',
    title: 'Who else sees it',
    paragraphs: [
      'A message goes to the subsidiary that you chose, and an application to the people who fill that position. Companies that host our systems process data on our instructions and under contract. We sell no data, and we pass it to authorities only where a law obliges us to.',
    ],
  },
  {
    id: 'transfers',
    title: 'Where it is kept',
    paragraphs: [
      'Data is kept on servers under our control. Where a service provider works outside Ghana, we require the same protection by contract before anything is transferred.',
    ],
  },
  {
    id: 'retention',
    title: 'How long we keep it',
    paragraphs: [
      'Nothing is kept because it might be useful one day. When a period ends, the data is deleted or made anonymous.',
    ],
    points: [
      'Messages: two years after the last exchange.',
      'Applications: twelve months after the position is filled.',
      'Newsletter addresses: until you unsubscribe.',
      'Technical records: ninety days.',
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and storage on your device',
    paragraphs: [
      'We set one first-party cookie that remembers which version of the site your browser was given, so that pages do not change under your hands. It holds a random number and nothing about you. There are no advertising and no tracking cookies.',
      'If you choose light or dark colours at the foot of a page, a second cookie holds that one word for a year. Choosing the colours of your system removes it.',
      'The interactive map comes from OpenStreetMap and is loaded only when you ask for it. From then on that service sees your network address.',
    ],
  },
  {
    id: 'security',
    title: 'How we protect it',
    paragraphs: [
      'Connections are encrypted, access is limited to people who need it for their work, and changes are recorded. If something goes wrong that puts your data at risk, we tell you and the Data Protection Commission without delay.',
    ],
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    paragraphs: ['Write to us and we act on it, without charge and normally within thirty days.'],
    points: [
      'See the data that we hold about you, and receive a copy.',
      'Have it corrected or completed.',
      'Have it deleted, or its use limited.',
      'Object to a use, or withdraw a consent.',
      'Complain to the Data Protection Commission of Ghana.',
    ],
  },
  {
    id: 'age',
    title: 'Adults only',
    paragraphs: [
      'This site is meant for adults. Do not send us messages, applications or addresses if you are under the age of 18. If we learn that we hold the data of someone younger, we delete it.',
    ],
  },
  {
    id: 'contact-and-changes',
    title: 'Questions and changes',
    paragraphs: [
      `Questions about this policy reach us at ${COMPANY.email} and ${COMPANY.phone}, Monday to Friday 8:00 AM to 6:00 PM, or by letter to ${COMPANY.address}.`,
      'When the policy changes, the new text and its date stand here before it takes effect.',
    ],
  },
]
