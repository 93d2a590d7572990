/** Where the header leads, in its order; paths are the remote's own. */
export const NAVIGATION = [{ label: 'Desk', to: '/' }] as const
