import { register } from 'node:module'

/** Runs what is imported afterwards on the simulated machine, with the mutant that MUTANT names, if any. */
register('./hooks.mjs', import.meta.url, { data: process.env.MUTANT })
