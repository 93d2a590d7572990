import { type EmotionCache } from '@emotion/cache';
import type { StyleCache } from 'shared-contracts';
export interface StyleCacheOptions {
    readonly nonce?: string;
    readonly container?: Node;
}
export declare function createStyleCache({ nonce, container }?: StyleCacheOptions): EmotionCache;
export declare function asEmotionCache(cache: StyleCache): EmotionCache;
