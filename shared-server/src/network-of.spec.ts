import { describe, expect, it } from '@jest/globals'
import { neighbourhoodOf, networkOf } from './network-of.ts'

describe('network of a sender', () => {
  it.each([
    ['41.66.1.2', '41.66.1.2'],
    ['::ffff:41.66.1.2', '41.66.1.2'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['41.66.1.2:49152', '41.66.1.2'],
    ['[::ffff:41.66.1.2]:49152', '41.66.1.2'],
    ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
    ['[2001:db8::1]', '2001:db8:0:0::/64'],
  ])('%s is %s', (address, network) => expect(networkOf(address)).toBe(network))
})

describe('neighbourhood of a sender', () => {
  it.each([
    ['41.66.1.2', '41.66.1.0/24'],
    ['::ffff:41.66.1.2', '41.66.1.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['41.66.1.2:49152', '41.66.1.0/24'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1::/48'],
  ])('%s is in %s', (address, network) => expect(neighbourhoodOf(address)).toBe(network))
})
