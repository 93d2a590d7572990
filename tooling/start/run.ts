import { REMOTE_NAMES } from 'shared-contracts'
import { startSystem } from './system.ts'

/** `npm start`: everything from releases. */
await startSystem({ mode: 'production', released: REMOTE_NAMES, env: process.env })
