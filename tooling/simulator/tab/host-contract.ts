import { HOST } from '../world/builds.ts'

/** Replaces the shell's module, which asks the federation runtime of a browser. */
export const hostContract = () => HOST
