/** Links of the header, in order; paths are relative to the remote. */
export const NAVIGATION = [{ label: 'Home', to: '/' }] as const
