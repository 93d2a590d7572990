import type {
  CommodityPriceResponse,
  GhanaMarketPriceResponse,
  MetalPriceResponse,
  PriceHistoryResponse,
} from 'shared-contracts/api/prices'
import type { PriceList } from 'shared-contracts/desk/prices'

/** Where prices come from. Every price says its `source` and the moment `asOf` at which it held. */
export interface PriceSource {
  /** Gold Spot and Silver Spot. */
  metals(now: Date): Promise<MetalPriceResponse[]>
  commodities(now: Date): Promise<CommodityPriceResponse[]>
  ghanaMarket(now: Date): Promise<GhanaMarketPriceResponse[]>
  /** At a resolution of one hour. */
  history(list: PriceList, now: Date): Promise<PriceHistoryResponse[]>
}

/** Injection token of {@link PriceSource}: which source answers is the configuration's choice. */
export const PRICE_SOURCE = Symbol('price source')
