/** Servers show nothing of a match: nobody is signed in there. */
export const ScorePages = () => null
