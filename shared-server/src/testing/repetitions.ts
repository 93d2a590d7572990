/**
 * How often a test repeats what could go wrong by chance: a few times in every run, and as often as a claim about it says
 * where `THOROUGH=true`.
 */
export const repetitions = ({ usual, thorough }: { usual: number; thorough: number }): number =>
  process.env.THOROUGH === 'true' ? thorough : usual
