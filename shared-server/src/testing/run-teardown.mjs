import { rm } from 'node:fs/promises'
import { folder, server } from './run-setup.mjs'

export default async function stopServer() {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
}
