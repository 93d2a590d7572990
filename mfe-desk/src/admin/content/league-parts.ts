import {
  ArticleFields,
  ClubFields,
  PlayerFields,
  ProductFields,
  TopicFields,
} from 'shared-contracts/desk/league-content'
import { ARTICLE_CATEGORIES } from 'shared-contracts/league/article'
import { PLAYER_POSITIONS } from 'shared-contracts/league/player'
import { PRODUCT_CATEGORIES, PRODUCT_DRAWINGS } from 'shared-contracts/league/product'
import { textOf } from '../text-of.ts'
import type { ContentPart } from './content-part.ts'
import { ADDRESS_HINT, choicesOf, column, STATE_FILTER, today } from './part-fields.ts'

const ADDRESS_OF_NAME = 'Made from the name where it is left empty'
const nameOf: ContentPart['nameOf'] = ({ name }) => textOf(name)

const LEAGUE_STORIES: ContentPart = {
  part: 'league',
  path: 'league/articles',
  title: 'Stories',
  site: 'League',
  singular: 'story',
  related: { path: 'league/topics', title: 'Topics' },
  schema: ArticleFields,
  nameOf: ({ title }) => textOf(title),
  sort: { field: 'date', order: 'DESC' },
  columns: [
    column('category', 'Category'),
    column('date', 'Date'),
    column('updatedBy', 'Changed by'),
  ],
  filters: [
    STATE_FILTER,
    { name: 'category', label: 'Category', choices: choicesOf(ARTICLE_CATEGORIES) },
  ],
  get initial() {
    return { ...EMPTY_STORY, date: today() }
  },
  fields: [
    { name: 'title', label: 'Title', kind: 'line' },
    { name: 'excerpt', label: 'Summary', kind: 'paragraph', rows: 3 },
    { name: 'content', label: 'Text', kind: 'markdown' },
    { name: 'category', label: 'Category', kind: 'choice', choices: choicesOf(ARTICLE_CATEGORIES) },
    { name: 'image', label: 'Picture', kind: 'picture', alt: 'imageAlt' },
    {
      name: 'imageAlt',
      label: 'Alternative text',
      kind: 'line',
      hint: 'What the picture shows, for who does not see it',
    },
    { name: 'author', label: 'Source', kind: 'line', hint: 'Who tells the story' },
    { name: 'date', label: 'Date', kind: 'day' },
    { name: 'tags', label: 'Topics', kind: 'lines', hint: 'One a line' },
    { name: 'slug', label: 'Address', kind: 'line', hint: ADDRESS_HINT },
    { name: 'isFeatured', label: 'Featured', kind: 'flag' },
    { name: 'isTrending', label: 'Trending', kind: 'flag' },
  ],
}

const EMPTY_STORY = {
  title: '',
  slug: '',
  excerpt: '',
  content: '',
  category: '',
  image: '',
  imageAlt: '',
  author: '',
  tags: [],
  isFeatured: false,
  isTrending: false,
}

const TOPICS: ContentPart = {
  part: 'league',
  path: 'league/topics',
  title: 'Topics',
  singular: 'topic',
  schema: TopicFields,
  nameOf,
  sort: { field: 'posts', order: 'DESC' },
  columns: [column('posts', 'Posts')],
  filters: [STATE_FILTER],
  initial: { name: '', posts: '' },
  fields: [
    { name: 'name', label: 'Name', kind: 'line' },
    { name: 'posts', label: 'Posts', kind: 'number', hint: 'How many there are of it' },
  ],
}

const CLUBS: ContentPart = {
  part: 'league',
  path: 'league/clubs',
  title: 'Clubs',
  singular: 'club',
  schema: ClubFields,
  nameOf,
  sort: { field: 'name', order: 'ASC' },
  columns: [column('code', 'Code'), column('city', 'City'), column('region', 'Region')],
  filters: [STATE_FILTER],
  initial: {
    name: '',
    slug: '',
    shortName: '',
    code: '',
    city: '',
    region: '',
    founded: '',
    primaryColor: '#1A1A1A',
    secondaryColor: '#FFFFFF',
    aliases: [],
    achievements: [],
    image: '',
    isFeatured: false,
  },
  fields: [
    { name: 'name', label: 'Name', kind: 'line' },
    { name: 'shortName', label: 'Short name', kind: 'line', hint: 'As scoreboards write it' },
    { name: 'code', label: 'Code', kind: 'line', hint: 'Three letters or so, such as HOK' },
    { name: 'city', label: 'City', kind: 'line' },
    { name: 'region', label: 'Region', kind: 'line' },
    { name: 'founded', label: 'Founded', kind: 'number', hint: 'The year' },
    { name: 'primaryColor', label: 'Colour', kind: 'colour' },
    { name: 'secondaryColor', label: 'Second colour', kind: 'colour' },
    {
      name: 'aliases',
      label: 'Other names',
      kind: 'lines',
      hint: 'By which files and people call it, one a line',
    },
    { name: 'achievements', label: 'Honours', kind: 'lines', hint: 'One a line' },
    { name: 'image', label: 'Picture', kind: 'picture' },
    { name: 'slug', label: 'Address', kind: 'line', hint: ADDRESS_OF_NAME },
    { name: 'isFeatured', label: 'Featured', kind: 'flag' },
  ],
}

const PLAYERS: ContentPart = {
  part: 'league',
  path: 'league/players',
  title: 'Players',
  singular: 'player',
  schema: PlayerFields,
  nameOf,
  sort: { field: 'name', order: 'ASC' },
  columns: [
    column('position', 'Position'),
    column('nationality', 'Nationality'),
    column('birthDate', 'Birth date'),
  ],
  filters: [
    STATE_FILTER,
    { name: 'position', label: 'Position', choices: choicesOf(PLAYER_POSITIONS) },
  ],
  initial: {
    name: '',
    slug: '',
    birthDate: '',
    nationality: 'Ghana',
    position: '',
    marketValue: '',
    description: '',
  },
  fields: [
    { name: 'name', label: 'Name', kind: 'line' },
    { name: 'position', label: 'Position', kind: 'choice', choices: choicesOf(PLAYER_POSITIONS) },
    { name: 'birthDate', label: 'Birth date', kind: 'day', hint: 'Empty where nobody knows' },
    { name: 'nationality', label: 'Nationality', kind: 'line' },
    { name: 'marketValue', label: 'Market value', kind: 'line', hint: 'In words, such as $450K' },
    { name: 'description', label: 'Description', kind: 'paragraph', rows: 4 },
    { name: 'slug', label: 'Address', kind: 'line', hint: ADDRESS_OF_NAME },
  ],
}

const PRODUCTS: ContentPart = {
  part: 'league',
  path: 'league/products',
  title: 'Products',
  singular: 'product',
  schema: ProductFields,
  nameOf,
  sort: { field: 'place', order: 'ASC' },
  columns: [
    column('category', 'Category'),
    column('price', 'Price'),
    column('stock', 'Stock'),
    column('place', 'Place'),
  ],
  filters: [
    STATE_FILTER,
    { name: 'category', label: 'Category', choices: choicesOf(PRODUCT_CATEGORIES) },
  ],
  initial: {
    name: '',
    slug: '',
    price: '',
    originalPrice: '',
    category: '',
    team: '',
    image: '',
    description: '',
    sizes: [],
    colors: [],
    stock: '',
    rating: 0,
    reviews: 0,
    place: 1,
    isNewArrival: false,
    isBestseller: false,
    isLimitedEdition: false,
  },
  fields: [
    { name: 'name', label: 'Name', kind: 'line' },
    { name: 'price', label: 'Price', kind: 'line', hint: 'In cedis, such as 185.00' },
    {
      name: 'originalPrice',
      label: 'Price before',
      kind: 'line',
      hint: 'Empty where nothing is off',
    },
    { name: 'category', label: 'Category', kind: 'choice', choices: choicesOf(PRODUCT_CATEGORIES) },
    { name: 'team', label: 'Team', kind: 'line', hint: 'Ghana, or the name of a club' },
    { name: 'image', label: 'Drawing', kind: 'choice', choices: choicesOf(PRODUCT_DRAWINGS) },
    { name: 'description', label: 'Description', kind: 'paragraph', rows: 4 },
    { name: 'sizes', label: 'Sizes', kind: 'lines', hint: 'One a line' },
    { name: 'colors', label: 'Colours', kind: 'lines', hint: 'One a line, such as #C8102E' },
    { name: 'stock', label: 'Stock', kind: 'number' },
    { name: 'rating', label: 'Rating', kind: 'number', hint: 'From 0 to 5, in tenths' },
    { name: 'reviews', label: 'Reviews', kind: 'number', hint: 'How many there are' },
    { name: 'place', label: 'Place', kind: 'number', hint: 'In the shop window, from 1' },
    { name: 'slug', label: 'Address', kind: 'line', hint: ADDRESS_OF_NAME },
    { name: 'isNewArrival', label: 'New', kind: 'flag' },
    { name: 'isBestseller', label: 'Bestseller', kind: 'flag' },
    { name: 'isLimitedEdition', label: 'Limited edition', kind: 'flag' },
  ],
}

/** Content of league editors, besides seasons and fixtures. */
export const LEAGUE_PARTS: readonly ContentPart[] = [
  LEAGUE_STORIES,
  TOPICS,
  CLUBS,
  PLAYERS,
  PRODUCTS,
]
