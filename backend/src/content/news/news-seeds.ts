import type { NEWS_CATEGORIES, NEWS_REGIONS } from 'shared-contracts/api/news'

/**
 * A story of a new installation. All of them are published in full elsewhere, so none has a text or an address here.
 */
export interface NewsSeed {
  /** Also identifies the seed: a story of this title is inserted once. */
  readonly title: string
  readonly excerpt: string
  /** ISO 8601, UTC. */
  readonly date: string
  readonly imageUrl: string
  /** What the picture shows. */
  readonly imageAlt: string
  readonly category: (typeof NEWS_CATEGORIES)[number]
  readonly region: (typeof NEWS_REGIONS)[number]
  readonly featured: boolean
  /** Organisation in whose field the story is, and its site. */
  readonly source: string
  readonly sourceUrl: string
}

/**
 * Requirement 2.7's eight samples, newest first. They are background notes, not reports of the organisations that they
 * link to.
 */
export const NEWS_SEEDS: readonly NewsSeed[] = [
  {
    title: 'One trade area for a continent, run from Accra',
    excerpt:
      'The secretariat of the African Continental Free Trade Area has its seat in Accra. A look at what one rule book changes for suppliers who ship across borders.',
    date: '2025-06-24T00:00:00.000Z',
    imageUrl: '/media/procurement',
    imageAlt: 'Stacked containers under the lights of a port crane',
    category: 'business',
    region: 'africa',
    featured: true,
    source: 'AfCFTA Secretariat',
    sourceUrl: 'https://au-afcfta.org/',
  },
  {
    title: 'Gas to power: the pipeline that keeps the lights on',
    excerpt:
      'Domestic gas feeds much of Ghana’s thermal power. How it travels from an offshore field to a turbine, and where fuel depots step in when it does not.',
    date: '2025-06-10T00:00:00.000Z',
    imageUrl: '/media/oil-gas',
    imageAlt: 'Storage tanks and a pump jack at dusk',
    category: 'energy',
    region: 'ghana',
    featured: true,
    source: 'Petroleum Commission Ghana',
    sourceUrl: 'https://www.petrocom.gov.gh/',
  },
  {
    title: 'How a bar of gold earns its passport',
    excerpt:
      'From the licence of a small mine to the refinery’s stamp: the papers that let a buyer in London or Dubai trust metal from West Africa.',
    date: '2025-05-13T00:00:00.000Z',
    imageUrl: '/media/gold',
    imageAlt: 'A stack of gold bars',
    category: 'mining',
    region: 'global',
    featured: true,
    source: 'World Gold Council',
    sourceUrl: 'https://www.gold.org/',
  },
  {
    title: 'Building for the heat: shade before machines',
    excerpt:
      'Deep eaves, pale roofs and rooms that breathe from two sides. Old answers to a warm climate are returning to new estates.',
    date: '2025-04-29T00:00:00.000Z',
    imageUrl: '/media/construction',
    imageAlt: 'A building frame under a tower crane',
    category: 'construction',
    region: 'africa',
    featured: false,
    source: 'UN-Habitat',
    sourceUrl: 'https://unhabitat.org/',
  },
  {
    title: 'What a cocoa grade really says',
    excerpt:
      'Moisture, mould, slate and count: how beans are graded before they leave the country, and why drying decides most of the price.',
    date: '2025-04-08T00:00:00.000Z',
    imageUrl: '/media/cocoa',
    imageAlt: 'Cocoa pods among dried beans',
    category: 'agriculture',
    region: 'ghana',
    featured: true,
    source: 'Ghana Cocoa Board',
    sourceUrl: 'https://cocobod.gh/',
  },
  {
    title: 'Seeds, rain and a phone: advice that arrives in time',
    excerpt:
      'Growers read the season from a text message before they plant. What digital advice does well, and what only a visit can do.',
    date: '2025-03-18T00:00:00.000Z',
    imageUrl: '/media/agricol',
    imageAlt: 'Rows of young maize before grain silos and palms',
    category: 'technology',
    region: 'africa',
    featured: false,
    source: 'Food and Agriculture Organization',
    sourceUrl: 'https://www.fao.org/',
  },
  {
    title: 'Reading the policy rate as a buyer',
    excerpt:
      'When the central bank moves its rate, supplier credit and currency cover move with it. Three questions to ask before you sign.',
    date: '2025-02-25T00:00:00.000Z',
    imageUrl: '/media/coins',
    imageAlt: 'Coins in stacks on a leather ledger',
    category: 'business',
    region: 'ghana',
    featured: false,
    source: 'Bank of Ghana',
    sourceUrl: 'https://www.bog.gov.gh/',
  },
  {
    title: 'Oil, gas and the long road to less of both',
    excerpt:
      'Demand for fuels shifts slowly and unevenly. What outlooks agree on, where they part, and what it means for a depot built today.',
    date: '2025-01-28T00:00:00.000Z',
    imageUrl: '/media/solar',
    imageAlt: 'Rows of solar panels at sunrise',
    category: 'energy',
    region: 'global',
    featured: false,
    source: 'International Energy Agency',
    sourceUrl: 'https://www.iea.org/',
  },
]

/** Whether a story still has the text of a seed. An editor's changes make it a story of the group. */
export const isSeedText = (story: Pick<NewsSeed, 'title' | 'excerpt'> & { content: string }) =>
  story.content === '' &&
  NEWS_SEEDS.some(({ title, excerpt }) => title === story.title && excerpt === story.excerpt)
