import * as v from 'valibot';
export declare const MetalPriceResponse: v.ObjectSchema<{
    readonly asOf: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly source: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly stale: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    readonly fetchedAt: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly delayClass: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly sourceUrl: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly licence: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly name: v.StringSchema<undefined>;
    readonly price: v.NumberSchema<undefined>;
    readonly change: v.NumberSchema<undefined>;
    readonly changePercent: v.NumberSchema<undefined>;
}, undefined>;
export type MetalPriceResponse = v.InferOutput<typeof MetalPriceResponse>;
export declare const CommodityPriceResponse: v.ObjectSchema<{
    readonly asOf: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly source: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly stale: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    readonly fetchedAt: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly delayClass: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly sourceUrl: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly licence: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly name: v.StringSchema<undefined>;
    readonly symbol: v.StringSchema<undefined>;
    readonly price: v.NumberSchema<undefined>;
    readonly unit: v.StringSchema<undefined>;
    readonly change: v.NumberSchema<undefined>;
    readonly changePercent: v.NumberSchema<undefined>;
}, undefined>;
export type CommodityPriceResponse = v.InferOutput<typeof CommodityPriceResponse>;
export declare const GhanaMarketPriceResponse: v.ObjectSchema<{
    readonly asOf: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly source: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly stale: v.OptionalSchema<v.BooleanSchema<undefined>, undefined>;
    readonly fetchedAt: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly delayClass: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly sourceUrl: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly licence: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly commodity: v.StringSchema<undefined>;
    readonly closingPrice: v.NumberSchema<undefined>;
    readonly unit: v.StringSchema<undefined>;
    readonly priceChange: v.NumberSchema<undefined>;
    readonly percentChange: v.NumberSchema<undefined>;
    readonly volume: v.NumberSchema<undefined>;
}, undefined>;
export type GhanaMarketPriceResponse = v.InferOutput<typeof GhanaMarketPriceResponse>;
export declare const PriceHistoryResponse: v.ObjectSchema<{
    readonly name: v.StringSchema<undefined>;
    readonly source: v.StringSchema<undefined>;
    readonly points: v.ArraySchema<v.ObjectSchema<{
        readonly asOf: v.StringSchema<undefined>;
        readonly price: v.NumberSchema<undefined>;
    }, undefined>, undefined>;
}, undefined>;
export type PriceHistoryResponse = v.InferOutput<typeof PriceHistoryResponse>;
export declare const PRICE_REFETCH_MS = 60000;
export declare const PRICE_STALE_MS = 30000;
