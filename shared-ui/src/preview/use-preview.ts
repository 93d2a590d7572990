import { useSearchParams } from 'shared-contracts/router'

/**
 * Returns the preview token of the address, for which the API answers a record's current draft; null for
 * ordinary visitors.
 */
export const usePreview = (): string | null => useSearchParams()[0].get('preview')
