/** A news card of the home page. */
export interface HomeNewsItem {
  readonly title: string
  readonly excerpt: string
  /** ISO 8601 date. */
  readonly date: string
  readonly imageUrl: string
  /** Where the story can be read in full; without it the card leads to the news page. */
  readonly sourceUrl?: string
}

/** The three items that requirement 2.4 sets. They are samples; the page says so. */
export const HOME_NEWS: readonly HomeNewsItem[] = [
  {
    title: 'One trade area for a continent, run from Accra',
    excerpt:
      'The secretariat of the African Continental Free Trade Area has its seat in Accra. What that changes for suppliers who ship across borders.',
    date: '2025-06-24',
    imageUrl: '/media/procurement',
    sourceUrl: 'https://au-afcfta.org/',
  },
  {
    title: 'How a bar of gold earns its passport',
    excerpt:
      'From the licence of a small mine to the refinery’s stamp: the papers that let a buyer in London or Dubai trust metal from Ghana.',
    date: '2025-05-13',
    imageUrl: '/media/gold',
    sourceUrl: 'https://www.gold.org/',
  },
  {
    title: 'A graduate programme across all five subsidiaries',
    excerpt:
      'Twenty graduates spend eighteen months in the group and work in three of its companies before they choose one.',
    date: '2025-04-08',
    imageUrl: '/media/construction',
  },
]
