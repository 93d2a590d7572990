import { register } from 'node:module'

/** Runs everything imported later on the simulated machine, with the mutant named by MUTANT, if any. */
register('./hooks.mjs', import.meta.url, { data: process.env.MUTANT })
