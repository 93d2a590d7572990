import { createRemote } from 'shared-contracts/remote'
import { remote } from './remote.tsx'

export const { mount } = createRemote(remote)
