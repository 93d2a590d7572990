import type { SubsidiarySlug } from 'shared-contracts/site/subsidiaries'

/** A news item as the first migration stores it; it is added where its id is missing. */
export interface NewsSeed {
  readonly id: number
  readonly title: string
  readonly excerpt: string
  /** Paragraphs, parted by an empty line. */
  readonly content: string
  readonly imageUrl: string
  /** ISO 8601, UTC. */
  readonly date: string
  /** Null for the whole group. */
  readonly subsidiary: SubsidiarySlug | null
}

const paragraphs = (...texts: string[]) => texts.join('\n\n')

export const NEWS_SEEDS: readonly NewsSeed[] = [
  {
    id: 1,
    title: 'FBC Oil & Gas adds a second loading bay at its Tema depot',
    excerpt:
      'Two tankers can now load at once, which cuts the average turnaround of a truck from five hours to under three.',
    content: paragraphs(
      'FBC Oil & Gas has brought a second loading bay into service at its Tema depot. Two tankers can now load side by side, and the average time a truck spends inside the gate has fallen from five hours to under three.',
      'The bay was built over eight months without closing the first one. It has its own metering skid, vapour recovery and a foam system that is tested every week, and drivers are guided by a display that shows product, volume and compartment before a valve is opened.',
      'For customers up-country the change is simple: an order placed before noon can leave the same day. The depot expects to serve mines and filling stations in Ashanti and Ahafo with one truck a day more than before.',
    ),
    imageUrl: '/media/oil-gas',
    date: '2025-01-21T09:00:00.000Z',
    subsidiary: 'oil-gas',
  },
  {
    id: 2,
    title: 'Supplier network passes the mark of 200 vetted companies',
    excerpt:
      'FBC Procurement now works with more than 200 suppliers, each of them checked on site or by an independent auditor.',
    content: paragraphs(
      'FBC Procurement has signed its two hundredth vetted supplier, a maker of pump parts. The network now reaches into more than 50 countries, with a growing share of companies based in Ghana and its neighbours.',
      'Vetting means more than a form. Accounts, licences, safety records and delivery history are checked before a first order, and every supplier is looked at again after two years. About one applicant in three is turned down.',
      'Clients see the result in their paperwork: one contract, one invoice and one person to call, whichever of the suppliers ships the goods.',
    ),
    imageUrl: '/media/procurement',
    date: '2025-03-04T10:30:00.000Z',
    subsidiary: 'procurement',
  },
  {
    id: 3,
    title: 'Planting begins early on the Northern farms',
    excerpt:
      'With the first rains of April, FBC Agricol Services has begun to plant maize and soya with 1,200 outgrower families.',
    content: paragraphs(
      'The rains reached Northern Ghana in the first week of April, and FBC Agricol Services began to plant maize and soya two days later. This year 1,200 outgrower families take part, a third of them for the first time.',
      'Each family receives certified seed, fertiliser on credit and three visits by an extension officer before harvest. Repayment is made in grain at a price agreed before planting, so that nobody has to guess in April what a bag will be worth in November.',
      'The drying and storage site has been extended by two silos in preparation. Grain that enters them dry and clean keeps its value into the lean season, when prices are at their best for the grower.',
    ),
    imageUrl: '/media/agricol',
    date: '2025-04-15T08:00:00.000Z',
    subsidiary: 'agricol',
  },
  {
    id: 4,
    title: 'FBC Gold opens an assay laboratory in Accra',
    excerpt:
      'Producers can now watch their gold being tested and have a certificate in their hands within the hour.',
    content: paragraphs(
      'FBC Gold has opened an assay laboratory in Accra. Licensed producers can watch behind glass while their gold is weighed, melted and tested, and leave with a certificate within the hour.',
      'The laboratory uses X-ray fluorescence for a first reading and fire assay for the result that counts. A sealed reference sample of every lot is kept for six months, so that a figure can be checked again if either side asks for it.',
      'Trust in gold trading rests on two numbers, weight and purity. The laboratory was built so that both are read in front of the person who brought the metal.',
    ),
    imageUrl: '/media/gold',
    date: '2025-05-27T11:00:00.000Z',
    subsidiary: 'gold',
  },
  {
    id: 5,
    title: 'Ninety-six homes handed over near Prampram',
    excerpt:
      'FBC Construction & Real Estate has completed the first phase of a housing estate, two weeks ahead of its date.',
    content: paragraphs(
      'FBC Construction & Real Estate has handed over 96 homes in the first phase of an estate near Prampram. The last keys changed hands two weeks ahead of the date in the contract.',
      'The houses stand on raised plinths above the flood line of the area, with deep eaves and cross ventilation that keep rooms cool without machines for most of the year. Rainwater from the roofs is stored for gardens and washing.',
      'Seven out of ten people on the site came from the surrounding communities, and 24 apprentices finished a year of training in masonry, carpentry and electrical work. The second phase, with a school and a clinic, begins after the rains.',
    ),
    imageUrl: '/media/construction',
    date: '2025-07-08T09:30:00.000Z',
    subsidiary: 'construction',
  },
  {
    id: 6,
    title: 'A graduate programme across all five subsidiaries',
    excerpt:
      'Twenty graduates will spend eighteen months in the group, working in three of its companies before they choose one.',
    content: paragraphs(
      'FBC Partners has started a graduate programme that runs through all five subsidiaries. Twenty graduates of Ghanaian universities will spend eighteen months in the group and work in three of its companies before they choose where to stay.',
      'The programme pays a full salary from the first day. Each graduate has a mentor from another subsidiary than the one they work in, because questions are easier to ask outside one’s own reporting line.',
      'The first intake begins in September with engineers, agronomists, accountants and lawyers. Openings of the group are listed on the careers page throughout the year.',
    ),
    imageUrl: '/media/group',
    date: '2025-08-19T08:30:00.000Z',
    subsidiary: null,
  },
  {
    id: 7,
    title: 'One million working hours without a lost-time injury',
    excerpt:
      'Depot, haulage and field crews of FBC Oil & Gas have reached a mark that took three years of daily habit.',
    content: paragraphs(
      'The depot, haulage and field crews of FBC Oil & Gas have worked one million hours without an injury that kept anyone from their next shift. The count began in the autumn of 2022.',
      'No single measure explains it. Every shift begins with five minutes on what is different today; anyone may stop a job without giving a reason; and near misses are written down and read out, without names, on Mondays.',
      'The company has put the savings on its insurance premium into a fund for the schooling of its drivers’ children, and has set the next mark at two million.',
    ),
    imageUrl: '/media/oil-gas',
    date: '2025-10-02T09:00:00.000Z',
    subsidiary: 'oil-gas',
  },
  {
    id: 8,
    title: 'Group marks eleven years with more than 50 strategic partners',
    excerpt:
      'What began in 2014 as one trading office in East Legon is now a group of five companies with partners on four continents.',
    content: paragraphs(
      'FBC Partners marked its eleventh year with an open day at its head office in East Legon. What began there in 2014 as a single trading office is today a group of five companies with more than 50 strategic partners on four continents.',
      'The day belonged to the people who do the work. Welders, agronomists, assayers and buyers showed visitors what they do, and school classes from the neighbourhood weighed a replica gold bar, judged seed by hand and steered a model crane.',
      'The group used the occasion to publish its plans for the coming year: a third storage site for grain, solar power for the Tema depot, and a code of conduct that every supplier will be asked to sign.',
    ),
    imageUrl: '/media/group',
    date: '2025-11-12T10:00:00.000Z',
    subsidiary: null,
  },
]
