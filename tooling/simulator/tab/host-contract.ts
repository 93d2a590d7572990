import { HOST } from '../world/builds.ts'

/** In the place of the shell's module, which asks the federation runtime of a browser. */
export const hostContract = () => HOST
