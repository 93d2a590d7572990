/** Replaces the desk on servers: they only render the sign-in, so their bundle needs nothing behind it. */
export const SignedInDesk = () => null
