import { workspaceRemotes } from 'release/workspace'
import { startSystem } from './system.ts'

/** `npm start`: everything from releases. */
await startSystem({ mode: 'production', released: workspaceRemotes(), env: process.env })
