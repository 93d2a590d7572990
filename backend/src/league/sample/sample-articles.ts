import type { ArticleSummary } from 'shared-contracts/league/article'

/** A story of the sample season, published some hours before the sample's fixed current time. */
export interface SampleArticle {
  readonly title: string
  readonly excerpt: string
  readonly category: ArticleSummary['category']
  readonly author: string
  readonly hoursAgo: number
  readonly readMinutes: number
  readonly views: number
  readonly isFeatured: boolean
  readonly isTrending: boolean
  readonly image: string
  /** What the picture shows. */
  readonly imageAlt: string
  readonly tags: readonly string[]
  /** Paragraphs are separated by an empty line. */
  readonly content: string
}

/** The newest first within each group. Authors and quotations are invented; results are those of the sample season. */
export const SAMPLE_ARTICLES: readonly SampleArticle[] = [
  {
    title: 'Lions silence Kumasi and open the title race',
    excerpt:
      'Accra Lions won 2-0 at the leaders on matchday 14. Hearts of Oak are now one point behind.',
    category: 'Match Reports',
    author: 'Akua Serwaa Mintah',
    hoursAgo: 2,
    readMinutes: 4,
    views: 18_200,
    isFeatured: true,
    isTrending: true,
    image: '/media/league-mast',
    imageAlt: 'A floodlight mast over the roof of a stand at dusk',
    tags: ['Asante Kotoko', 'Accra Lions', 'Title race'],
    content: `Asante Kotoko had won four in a row and had not been beaten at home for two months. Accra Lions needed an hour to end both runs. Two counter-attacks, two finishes, and the loudest ground in the country was quiet.

The Lions came with a plan that their captain Daniel Nii Armah Quaye called simple afterwards: stay narrow, win the second ball and run. They defended their own box for most of the first half and hardly left it, yet the league's best attack found no way through.

Kotoko stay first with 31 points. Hearts of Oak, who won 2-0 at Dreams FC, have 30. On Sunday the two meet in Accra, and the winner of the Super Clash will lead the league.`,
  },
  {
    title: 'Super Clash: five duels that decide Sunday',
    excerpt:
      'First against second, the best attack against the second best. Where Hearts of Oak v Asante Kotoko will be won.',
    category: 'Analysis',
    author: 'Kwaku Addai Ferdinand',
    hoursAgo: 5,
    readMinutes: 6,
    views: 15_700,
    isFeatured: true,
    isTrending: true,
    image: '/media/league-tactics',
    imageAlt: 'A coach’s board with magnets and one attack drawn on it',
    tags: ['Super Clash', 'Hearts of Oak', 'Asante Kotoko'],
    content: `Kotoko have scored 29 goals and Hearts 28. Both have kept eight clean sheets. It would be hard to find two sides that are closer, and easy to expect a draw.

The first duel is in the air. Ebenezer Tagoe Mills wins most of what comes high, and Kotoko defend corners by zone. The second is the space behind the Phobians' left back, who attacks more than he defends. The third is midfield: Fatawu Issaka Bawah has nine assists, more than anyone, and Salifu Mohammed Tanko will have to stand where he wants to play.

The fourth is the ground itself. Hearts have taken 19 points at home, the most in the league; Kotoko 16 away, the most as well. The fifth is nerve. One of these clubs lost last week and the other did not.`,
  },
  {
    title: 'Amponsah-Bonsu: I count points, not goals',
    excerpt: 'The top scorer has 15 goals in 14 matches. He would give some of them away.',
    category: 'Interviews',
    author: 'Esi Nyarkoa Baffour',
    hoursAgo: 8,
    readMinutes: 5,
    views: 12_400,
    isFeatured: true,
    isTrending: false,
    image: '/media/league-net',
    imageAlt: 'A ball behind the net of a goal',
    tags: ['Asante Kotoko', 'Top scorer'],
    content: `Kwesi Amponsah-Bonsu does not know how many of his 15 goals came with the left foot. He knows that Kotoko have 31 points, and that last week they should have had 34.

"Ask me in May," he says about the golden boot. "A striker who looks at that list in January is looking at the wrong list." He talks about runs to the near post the way others talk about penalties: a matter of repetition. After every session he stays for twenty minutes with Fatawu Issaka Bawah, whose passes have led to nine goals.

About Sunday he is brief. "They have a good side and a full ground. So do we, and we will bring half of it with us."`,
  },
  {
    title: 'Hearts take three points at the Theatre of Dreams',
    excerpt: 'A calm 2-0 away from home keeps the Phobians one point behind the leaders.',
    category: 'Match Reports',
    author: 'Kojo Larbi Mensah',
    hoursAgo: 3,
    readMinutes: 3,
    views: 9_800,
    isFeatured: false,
    isTrending: true,
    image: '/media/league-corner',
    imageAlt: 'A corner flag in the low sun',
    tags: ['Hearts of Oak', 'Dreams FC'],
    content: `Hearts of Oak did what sides in a title race have to do on a heavy pitch: they scored early, scored again and gave nothing away. It was their eighth clean sheet in 14 matches.

Dreams FC have now lost four in a row and are fifteenth. They had more of the ball after the break, but no shot that worried anyone. Their next match, at Nations FC, is one between a club that cannot win and one that mostly draws.`,
  },
  {
    title: 'Karela and Bechem share four goals',
    excerpt: 'Third met fifth in Tamale, and neither could hold a lead.',
    category: 'Match Reports',
    author: 'Memuna Yahaya Sulemana',
    hoursAgo: 4,
    readMinutes: 3,
    views: 5_100,
    isFeatured: false,
    isTrending: false,
    image: '/media/live-poster',
    imageAlt: 'A match from above, players spread over one half of the pitch',
    tags: ['Karela United', 'Bechem United'],
    content: `Twice in front, twice caught: Karela United will feel that a 2-2 draw with Bechem United is one point too few. Rashid Abubakari Nuhu was again the man to watch on the shoulder of the last defender.

Bechem have lost one of 14 matches, fewer than anyone, and drawn six, which is why they are third and not first. "We are hard to beat," their coach said. "Now we have to become hard to draw with."`,
  },
  {
    title: 'Quaye draws interest from abroad',
    excerpt: 'Clubs from two leagues have asked about the 20-year-old captain of Accra Lions.',
    category: 'Transfers',
    author: 'Nii Ayikwei Parkoh',
    hoursAgo: 6,
    readMinutes: 2,
    views: 11_300,
    isFeatured: false,
    isTrending: true,
    image: '/media/league-tunnel',
    imageAlt: 'The players’ tunnel, with the floodlit pitch at its end',
    tags: ['Accra Lions', 'Transfers'],
    content: `Four goals, four assists and a 2-0 win at the leaders: Daniel Nii Armah Quaye has had a month that does not go unnoticed. Accra Lions confirm that two clubs from abroad have asked for his price.

The answer was that there is none before summer. The captain himself says that he has a school-leaving certificate to finish and a table to climb. The Lions were fourteenth a week ago and are eleventh now.`,
  },
  {
    title: 'Medeama add cover before the window closes',
    excerpt: 'A full back on loan until June, and perhaps a goalkeeper to follow.',
    category: 'Transfers',
    author: 'Efua Dadzie Quayson',
    hoursAgo: 24,
    readMinutes: 2,
    views: 4_600,
    isFeatured: false,
    isTrending: false,
    image: '/media/league-ball',
    imageAlt: 'A ball on wet grass under floodlights',
    tags: ['Medeama', 'Transfers'],
    content: `Medeama have taken a right back on loan from the second tier until the end of the season. The club from Tarkwa has won once in its last five matches and conceded in four of them.

A goalkeeper may follow. "We do not buy names," the sporting director said. "We buy what is missing on a wet Wednesday."`,
  },
  {
    title: 'What the numbers say about home advantage',
    excerpt: '58 home wins, 35 draws, 33 away wins: fourteen matchdays in figures.',
    category: 'Analysis',
    author: 'Kwaku Addai Ferdinand',
    hoursAgo: 24,
    readMinutes: 5,
    views: 6_900,
    isFeatured: false,
    isTrending: false,
    image: '/media/league-stadium',
    imageAlt: 'A full stadium under its floodlights',
    tags: ['Statistics', 'Season 2024/25'],
    content: `After 126 matches the league has seen 306 goals, 2.43 a match. Home sides have won 58 times, nearly half of all matches, and away sides 33 times.

Nobody leans on its own ground as much as Basake Holy Stars and Legon Cities: each has taken a single point on its travels. Kotoko are the exception at the other end, with one point more away than at home. And Nsoatreman are the riddle: nine of their fifteen points came on the road.`,
  },
  {
    title: 'Seidu: We train the last ten minutes',
    excerpt: 'The coach of Karela United on late goals, long journeys and young defenders.',
    category: 'Interviews',
    author: 'Memuna Yahaya Sulemana',
    hoursAgo: 48,
    readMinutes: 6,
    views: 3_800,
    isFeatured: false,
    isTrending: false,
    image: '/media/league-training',
    imageAlt: 'Cones and balls on an empty training ground in the morning',
    tags: ['Karela United', 'Coaching'],
    content: `Abdul-Rahim Seidu travels further than any coach in the league; from Tamale most away matches are a day on the road. "We use the bus," he says. "Ninety minutes of video, then sleep, then the same ninety minutes again."

His side is fifth with 23 points. Three wins in a row came before a defeat at Young Apostles and a draw with Bechem. He blames tired legs and has changed the week: the last ten minutes of every session are now played at full pace, with the bench shouting the score.`,
  },
  {
    title: 'Under-17 league grows to sixteen sides',
    excerpt: 'Four more academies join, and every match will be filmed for coaches.',
    category: 'Youth',
    author: 'Adwoa Pomaa Sekyere',
    hoursAgo: 48,
    readMinutes: 3,
    views: 4_200,
    isFeatured: false,
    isTrending: true,
    image: '/media/league-broadcast',
    imageAlt: 'A television camera and two monitors above a pitch',
    tags: ['Youth', 'Academies'],
    content: `The under-17 league will have sixteen sides next season instead of twelve. The new ones come from the Volta, Northern, Western and Ahafo regions, so that no boy has to move to the coast to be seen.

Every match will be filmed by a single camera on a mast. The pictures are for coaches, not for the public: the league wants sixteen-year-olds to be taught before they are talked about.`,
  },
  {
    title: 'Six league players in the Black Stars camp',
    excerpt:
      'The national side gathers in Accra, and the home league is better represented than in years.',
    category: 'International',
    author: 'Akua Serwaa Mintah',
    hoursAgo: 72,
    readMinutes: 3,
    views: 10_500,
    isFeatured: false,
    isTrending: true,
    image: '/media/league-seats',
    imageAlt: 'Rows of empty seats in yellow and green',
    tags: ['Black Stars', 'International'],
    content: `Six players of the league will join the Black Stars for a week of training in Accra. Two come from Kotoko, two from Hearts, one each from Medeama and Accra Lions.

The week ends with a match behind closed doors. For the clubs it is a short holiday; for the six it is the best chance to show that the way into the national side can begin at home.`,
  },
  {
    title: 'Samartex learn from their continental nights',
    excerpt: 'The champions are out, and wiser: what a first campaign abroad has taught the club.',
    category: 'International',
    author: 'Efua Dadzie Quayson',
    hoursAgo: 96,
    readMinutes: 4,
    views: 3_300,
    isFeatured: false,
    isTrending: false,
    image: '/media/league-trophy',
    imageAlt: 'A golden cup among falling gold foil',
    tags: ['Samartex', 'Continental football'],
    content: `Samartex went into their first continental season as champions of Ghana and left it after two rounds. What they brought home is a list: travel a day earlier, take your own cook, do not press for ninety minutes in the midday heat.

In the league they are seventh after three draws in a row. The coach would rather have the points, he says, but he would not give the list back.`,
  },
]
