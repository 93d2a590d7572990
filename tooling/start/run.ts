import { REMOTE_NAMES } from 'shared-contracts'
import { BUILD_STEPS } from '../workspace/builds.ts'
import { startSystem } from './system.ts'

/** `npm start`: everything from releases. */
await startSystem({ steps: BUILD_STEPS, released: REMOTE_NAMES, env: process.env })
