/**
 * Returns how often a test repeats what could fail by chance: a few times in normal runs, and with `THOROUGH=true`
 * as often as a documented claim says.
 */
export const repetitions = ({ usual, thorough }: { usual: number; thorough: number }): number =>
  process.env.THOROUGH === 'true' ? thorough : usual
