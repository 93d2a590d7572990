import { createRemote } from 'shared-contracts/remote'
import { remote } from './remote.ts'

export const { mount } = createRemote(remote)
