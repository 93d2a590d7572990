import type {
  CommodityPriceResponse,
  GhanaMarketPriceResponse,
  MetalPriceResponse,
  PriceHistoryResponse,
} from 'shared-contracts/api/prices'
import type { PriceList } from 'shared-contracts/desk/prices'

/** A source of prices. Every price states its `source` and the moment `asOf` at which it applied. */
export interface PriceSource {
  /** Gold Spot and Silver Spot. */
  metals(now: Date): Promise<MetalPriceResponse[]>
  commodities(now: Date): Promise<CommodityPriceResponse[]>
  ghanaMarket(now: Date): Promise<GhanaMarketPriceResponse[]>
  /** At a resolution of one hour. */
  history(list: PriceList, now: Date): Promise<PriceHistoryResponse[]>
}

/** Injection token of {@link PriceSource}. The configuration decides which source is used. */
export const PRICE_SOURCE = Symbol('price source')
