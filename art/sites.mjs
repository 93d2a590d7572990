import { COMPANY, LEAGUE_COMPANY } from 'shared-contracts/site/company'
import { SUBSIDIARY_LABELS, SUBSIDIARY_THEMES } from 'shared-contracts/site/subsidiaries'
import { THEMES } from 'shared-ui/tokens'

/** The three sites that can be added to a home screen, by the theme that names their icons. */
export const SITES = [
  { theme: 'loom', name: COMPANY.name, start: '/', about: COMPANY.tagline },
  { theme: 'floodlight', name: 'GPL', start: '/gpl', about: 'Ghana Premier League' },
  {
    theme: 'premiership',
    name: 'Ghana Premiership',
    start: '/ghanapremiership',
    about: LEAGUE_COMPANY.name,
  },
].map((site) => ({ ...site, tokens: THEMES[site.theme] }))

/** Text of the cards for shared addresses. */
export const CARDS = [
  ...SITES.map(({ theme, name, about, tokens }) => ({
    file: `card-${theme}`,
    seed: { loom: 'footer', floodlight: 'gpl', premiership: 'premiership' }[theme],
    eyebrow: name,
    title: theme === 'loom' ? 'Diversified Business Group, rooted in Ghana' : about,
    tokens,
  })),
  ...Object.entries(SUBSIDIARY_THEMES).map(([slug, { mid, strong, tint }]) => ({
    file: `card-${slug}`,
    seed: slug,
    eyebrow: COMPANY.name,
    title: `FBC ${SUBSIDIARY_LABELS[slug]}`,
    tokens: { ...THEMES.loom, accentMid: mid, accentTint: tint, thread2: mid, thread3: strong },
  })),
]
