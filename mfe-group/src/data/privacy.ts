import { COMPANY } from 'shared-contracts/site/company'
import { RETENTION_DAYS } from 'shared-contracts/site/retention'

/** Date of the last change, ISO 8601 (requirement 2.9). */
export const PRIVACY_UPDATED = '2025-07-09'

export interface PrivacySection {
  /** Anchor of the section. */
  readonly id: string
  readonly title: string
  readonly paragraphs: readonly string[]
  readonly points?: readonly string[]
  /** A page on which the reader can act at once. */
  readonly link?: { readonly href: string; readonly label: string }
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

/**
 * The twelve sections of the privacy policy. `{address}`, `{email}`, `{phone}` and `{hours}` are placeholders for
 * facts of the group that may change.
 */
export const PRIVACY_SECTIONS: readonly PrivacySection[] = [
  {
    id: 'who-we-are',
    title: 'Who we are',
    paragraphs: [
      `This site is run by ${COMPANY.legalName}, {address}, together with its five subsidiaries. We decide why and how the personal data described here is used, and we answer for it under the Data Protection Act, 2012 (Act 843) of Ghana.`,
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
      'Alerts of matches: the clubs that you follow, and the address and keys by which your browser’s push service takes messages for it. Nothing in them says who you are.',
      'Technical records: our programs and web servers log the time, the address of the page without what follows a question mark, whether it could be answered, and a shortened network address, to find faults and to fend off abuse. For ten minutes they also count, under a fingerprint, how often one network or e-mail address sends a form.',
      'Counts of faults and loading times that browsers report about releases of the site, without address or name; none from a browser that sends the Global Privacy Control signal.',
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
      'To tell you of the matches of the clubs that you follow, until you stop it.',
      'To keep the site running and safe.',
    ],
  },
  {
    id: 'legal-grounds',
    title: 'On what grounds',
    paragraphs: [
      'We use messages and applications because you asked us to act on them. The newsletter and alerts rest on your consent, which you can withdraw at any time. Technical records rest on our legitimate interest in a site that works.',
    ],
  },
  {
    id: 'sharing',
    title: 'Who else sees it',
    paragraphs: [
      'A message goes to the subsidiary that you chose, and an application to the people who fill that position; both reach our office by e-mail. Alerts reach your browser through the push service of its maker, encrypted, so that it cannot read them. Companies that host our systems process data on our instructions and under contract. We sell no data, and we pass it to authorities only where a law obliges us to.',
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
      'Some copies end otherwise. The e-mails by which our office learns of messages and applications lie in its mailbox and are deleted by hand, sooner if you ask. Backups hold what was there on their day, and what was erased since does not come back with them. Logs of our programs and web servers, which hold shortened network addresses, are written over as they fill up.',
      'Nothing else is kept because it might be useful one day. The site deletes by itself, within hours after these periods at most:',
    ],
    points: [
      `Messages: ${days(RETENTION_DAYS.messages)} (two years) after we received them.`,
      `Applications: ${days(RETENTION_DAYS.applications)} (one year) after we received them.`,
      'Newsletter addresses: until you unsubscribe.',
      `Newsletter sign-ups that nobody confirms: ${days(RETENTION_DAYS.unconfirmed)} after we asked.`,
      `Notes of mails that could not be sent, without their text: ${days(RETENTION_DAYS.mails)}.`,
      `Fingerprints by which a form that is sent twice is recognised: ${days(RETENTION_DAYS.repeats)}.`,
      `Requests for a copy or for erasure: ${days(RETENTION_DAYS.requests)}.`,
      `Fingerprints of what was erased, which only we can recognise, so that no backup brings it back: ${days(RETENTION_DAYS.erasures)}.`,
      `Alerts of matches: ${days(RETENTION_DAYS.alerts)} after your browser’s push service last took one, and no longer than you follow a club.`,
      `Counts of faults and loading times: ${days(RETENTION_DAYS.telemetry)}.`,
    ],
  },
  {
    id: 'cookies',
    title: 'Cookies and storage on your device',
    paragraphs: [
      'The interactive map comes from OpenStreetMap and is loaded only when you ask for it. From then on that service sees your network address.',
      'There are no advertising and no tracking cookies. This is all that the site keeps on your device:',
    ],
    points: [
      'Cookie “visitor”, only while a new version of the site is tried out: a random number by which your browser stays with the version that it was given, until your first visit after the trial, and for 30 days at most.',
      'Cookie “revision”, for 15 seconds after a new version of the site: its number, so that you do not see the old one.',
      'Cookie “chosen-release”, only after you opened a preview link: that link, until it ends or you close the browser.',
      'Cookie “scheme”, only if you choose light or dark colours: that one word, for 365 days. Choosing the colours of your system removes it.',
      'Local storage “gpl-saved-articles” and “gpl-favourite-matches”, only if you save an article or mark a match: which ones, until you clear them. They never leave your device.',
      'Local storage “gpl-cart”, only if you add a product to the cart of the league’s shop: which one, and its size, until you clear it. It never leaves your device.',
      'Only if you follow a club: local storage “gpl-followed-clubs” and cache “followed-clubs-v1” with those clubs, a subscription of your browser to alerts, and the program “service-worker.js” that shows them, until you clear them. Your browser tells us the clubs, so that we know what to send.',
      'Session storage “running” and “running-lock”: the names of the parts of the site that this tab runs, so that one that froze it is not started again, and a random number by which a copy of the tab knows that this one lives, until you leave the page.',
      'Session storage “scroll-positions”: how far you had scrolled, until you close the tab.',
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
    paragraphs: [
      'Enter your e-mail address on the page below: a link comes to that address, by which you download a copy of what this site keeps about it, or erase everything, at once and without us. For anything else write to us, and we act on it, without charge and normally within thirty days.',
    ],
    link: { href: '/api/data-request', label: 'Get a copy of your data, or erase it' },
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
      'Questions about this policy reach us at {email} and {phone}, {hours}, or by letter to {address}.',
      'When the policy changes, the new text and its date stand here before it takes effect.',
    ],
  },
]
