export declare const formatUsd: (amount: number) => string;
export declare const formatUsdChange: (amount: number) => string;
export declare const formatGhs: (amount: number) => string;
export declare const formatPercent: (value: number) => string;
export declare const formatVolume: (volume: number) => string;
export declare const formatDate: (date: Date | string) => string;
export declare const isRise: (change: number) => boolean;
