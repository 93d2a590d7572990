/** Servers show the sign-in frame alone: nobody is signed in there, so nothing behind it is part of their script. */
export const SignedInDesk = () => null
