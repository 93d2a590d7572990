/** Replaces scoring on servers: nobody is signed in there. */
export const ScorePages = () => null
