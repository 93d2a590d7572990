import { useSearchParams } from 'shared-contracts/router'

/**
 * The token of the address, by which calls of the API answer a record as it is written and not yet published; null
 * where visitors are.
 */
export const usePreview = (): string | null => useSearchParams()[0].get('preview')
