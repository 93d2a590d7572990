import type { FigureFact } from '../features/about/About.tsx'
import type { Point } from '../features/points/Points.tsx'
import type { ServiceDetails } from '../features/services/Services.tsx'

export const STORY: readonly string[] = [
  'FBC Agricol Services farms 10,000 hectares of its own and works beside thousands of farmers who farm theirs. We supply what goes into the soil, store what comes out of it, and find the buyer before the harvest begins.',
  'Our agronomists live where the fields are. They walk with the farmer in the first week of the rains, and again when the crop is knee-high, because advice that comes in December is only an explanation.',
  'Farmers, cooperatives, dealers and partners deal with us under one rule: the price is known before the work begins, and the scale stands where both sides can read it.',
]

export const FIGURES: readonly FigureFact[] = [
  { value: '10,000', label: 'Hectares under cultivation' },
  { value: '45', label: 'Tons per hectare, best yield' },
  { value: '5,000', label: 'Head of livestock' },
  { value: '25+', label: 'Countries of export' },
]

export const NATURE: readonly Point[] = [
  {
    title: 'We grow',
    text: 'Maize, rice, soya, cassava and vegetables on our own land, tree crops with outgrowers.',
  },
  {
    title: 'We supply',
    text: 'Seed, fertiliser, crop protection and tools, through dealers within a day of every village we serve.',
  },
  {
    title: 'We store and process',
    text: 'Drying, cleaning, milling and cold rooms, so that a harvest need not be sold on the day it is cut.',
  },
  {
    title: 'We market',
    text: 'Contracts with mills, breweries and exporters at home and in 25+ countries.',
  },
]

export const REASONS: readonly Point[] = [
  {
    title: 'GlobalGAP certified',
    text: 'Our export farms work to the GlobalGAP standard and its audits.',
  },
  {
    title: 'Advice that walks',
    text: 'One agronomist for every three hundred farmers, with a motorbike and a soil kit.',
  },
  {
    title: 'Prices in the open',
    text: 'The prices below are the ones our buyers look at. Farmers see them too.',
  },
  {
    title: 'Paid on the scale',
    text: 'Weighed, printed and paid by mobile money before the truck leaves.',
  },
]

export const MISSION: readonly Point[] = [
  {
    title: 'Our Mission',
    text: 'To turn good soil and hard work into a dependable income, season after season.',
  },
  {
    title: 'Our Vision',
    text: 'A Ghana that feeds itself, sells to the world and keeps its young people on the land by choice.',
  },
]

export const SERVICES: ServiceDetails = {
  'Commercial crop farming':
    'Cereals, legumes, roots and vegetables on 10,000 hectares, rain-fed and irrigated.',
  'Seed, fertiliser and crop protection supply':
    'Certified inputs on credit against the harvest, with training in their safe use.',
  'Outgrower and cooperative programmes':
    'Land stays with the farmer. We bring inputs, advice, machines and a buyer.',
  'Grain drying, storage and milling':
    'Silos and mills in the South and the North, with warehouse receipts that banks accept.',
  'Livestock and poultry': 'A herd of 5,000 head, a hatchery, feed mills and a mobile vet.',
  'Commodity marketing and export':
    'Grading, packing, papers and freight to 25+ countries, under GlobalGAP.',
}

/** The agencies that supervise our work. */
export const AGENCIES: readonly Point[] = [
  {
    title: 'Plant Protection and Regulatory Services Directorate',
    text: 'Licences our inputs, and certifies that what we export carries no pest.',
  },
  {
    title: 'Environmental Protection Authority',
    text: 'Gives farms and stores their environmental permits, and inspects them.',
  },
  {
    title: 'Ministry of Food and Agriculture',
    text: 'Sets the programmes in which our outgrowers take part, from seed to extension.',
  },
  {
    title: 'Food and Drugs Authority',
    text: 'Inspects mills, cold rooms and packed goods.',
  },
  {
    title: 'Tree Crops Development Authority',
    text: 'Registers our cashew, oil palm, mango and coconut growers, and regulates their trade.',
  },
]

export const SUSTAINABILITY: readonly Point[] = [
  {
    title: 'Soil',
    text: 'Cover crops, contour lines and compost. A field that is not better after five years is a loss.',
  },
  {
    title: 'Water',
    text: 'Drip lines and small dams fed by the rains. Streams keep a belt of trees on both banks.',
  },
  {
    title: 'Forest',
    text: 'No field of ours was forest after 2014. Shade trees grow back with every tree-crop planting.',
  },
  {
    title: 'People',
    text: 'Equal pay for equal work, contracts in the names of women, and growers’ agreements that forbid work by children.',
  },
]
