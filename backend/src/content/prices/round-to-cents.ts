/** Rounds an amount, or a percentage, to two decimals. */
export const roundToCents = (amount: number): number => Math.round(amount * 100) / 100
