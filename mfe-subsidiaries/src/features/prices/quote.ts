import type {
  CommodityPriceResponse,
  GhanaMarketPriceResponse,
  MetalPriceResponse,
} from 'shared-contracts/api/prices'

/** One price as the panels show it, whichever market it is from. */
export interface Quote {
  readonly name: string
  /** Short name on an exchange. */
  readonly symbol?: string
  readonly currency: 'USD' | 'GHS'
  /** In `currency`, for one `unit`. */
  readonly price: number
  readonly unit: string
  /** In `currency`. */
  readonly change: number
  /** In percent. */
  readonly changePercent: number
  /** Traded units; absent where the market does not say. */
  readonly volume?: number
  /** When the price held; ISO 8601. */
  readonly asOf?: string
  readonly source?: string
  /** Page of the source for people. */
  readonly sourceUrl?: string
  readonly licence?: string
  readonly stale?: boolean
  /** How far behind its market the source is, such as `daily`. */
  readonly delayClass?: string
}

export const quoteOfMetal = (metal: MetalPriceResponse): Quote => ({
  ...metal,
  currency: 'USD',
  unit: 'oz',
})

export const quoteOfCommodity = (commodity: CommodityPriceResponse): Quote => ({
  ...commodity,
  currency: 'USD',
})

export const quoteOfGhanaMarket = ({
  commodity,
  closingPrice,
  priceChange,
  percentChange,
  ...rest
}: GhanaMarketPriceResponse): Quote => ({
  ...rest,
  name: commodity,
  currency: 'GHS',
  price: closingPrice,
  change: priceChange,
  changePercent: percentChange,
})
