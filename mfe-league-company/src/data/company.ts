import { LEAGUE_COMPANY } from 'shared-contracts/site/company'

export interface Desk {
  readonly id: keyof typeof LEAGUE_COMPANY.emails
  readonly name: string
  readonly description: string
  readonly email: string
}

/** The desks that answer partners, with their contact addresses. */
export const DESKS: readonly Desk[] = [
  {
    id: 'investment',
    name: 'Investment',
    description: 'The development fund and its four areas.',
    email: LEAGUE_COMPANY.emails.investment,
  },
  {
    id: 'sponsorship',
    name: 'Sponsorship',
    description: 'Packages with the league and with clubs.',
    email: LEAGUE_COMPANY.emails.sponsorship,
  },
  {
    id: 'broadcast',
    name: 'Broadcast',
    description: 'Television, streaming and archive rights.',
    email: LEAGUE_COMPANY.emails.broadcast,
  },
]

export interface Pillar {
  readonly title: string
  readonly description: string
  readonly linkText: string
  /** Address inside this remote. */
  readonly link: string
}

export const PILLARS: readonly Pillar[] = [
  {
    title: 'Development',
    description:
      'Raise the money that clubs cannot raise alone, and spend it where it lasts: on grounds, on young players and on the tools of a modern league.',
    linkText: 'How the fund is shared',
    link: '/#fundraising',
  },
  {
    title: 'Partnership',
    description:
      'Offer brands a clear package at a stated price and for a stated term, and report what they received for it.',
    linkText: 'What partners receive',
    link: '/#sponsorship',
  },
  {
    title: 'Broadcast',
    description:
      'Produce matches to one standard and license them widely, so that whoever wants to follow the league can.',
    linkText: 'Which rights are offered',
    link: '/#broadcast',
  },
]
