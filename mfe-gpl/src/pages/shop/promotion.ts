/** The shop's claims (requirements 2.13 and 9). */
export const PROMOTION = {
  shipping: 'FREE SHIPPING ON ALL ORDERS',
  /** Discount on the national team's shirts on match days, in percent. */
  percentOff: 30,
  assortment: '1000+ products',
} as const

export const SHOP_CLAIMS = [
  { title: 'Authentic licensed products', text: 'Each names the club that licenses it.' },
  { title: 'Ghana-wide delivery', text: 'To every region, from Axim to Bawku.' },
  { title: '30-day returns', text: 'Unworn, with its label, and you have your money back.' },
] as const
