import type {
  CommodityPriceResponse,
  GhanaMarketPriceResponse,
  MetalPriceResponse,
} from 'shared-contracts/api/prices'

/** One price as the panels show it, from any market. */
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
  /** Traded units; absent if the market does not publish them. */
  readonly volume?: number
  /** Time of the price; ISO 8601. */
  readonly asOf?: string
  readonly source?: string
  /** The source's web page. */
  readonly sourceUrl?: string
  readonly licence?: string
  readonly stale?: boolean
  /** Delay of the source, such as `daily`. */
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
