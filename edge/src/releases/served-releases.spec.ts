import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { FastifyBaseLogger } from 'fastify'
import type { ReleasePointer, RemoteChannels } from 'shared-contracts/registry'
import { release } from '../testing/make-release.ts'
import { RejectedRelease, type LoadedRelease } from './read-release.ts'
import type { ReleaseCopies } from './release-copies.ts'
import { ServedReleases, STILL_LOADING } from './served-releases.ts'

const NAME = 'mfe-gpl'
const log = { info: () => undefined, warn: () => undefined } as unknown as FastifyBaseLogger

const pointer = (version: string): ReleasePointer => ({ version, digest: `sha384-${version}` })
const loaded = (version: string): LoadedRelease => ({
  release: release({ version, basePaths: ['/gpl'] }),
  ...pointer(version),
  signature: undefined,
  fragments: new Map(),
  serverPages: null,
})

const load = jest.fn<(name: string, wanted: ReleasePointer) => Promise<LoadedRelease>>()
let served: ServedReleases

const tell = (channels: Partial<RemoteChannels>) =>
  served.update({
    name: NAME,
    stable: null,
    canary: null,
    previous: null,
    disabled: null,
    ...channels,
  })
const given = () => {
  const { stable, canary } = served.find(NAME) ?? {}
  return [stable?.release.version, canary?.loaded.release.version]
}

beforeEach(async () => {
  load.mockReset()
  load.mockImplementation((_name, { version }) => Promise.resolve(loaded(version)))
  served = new ServedReleases({ load } as unknown as ReleaseCopies, log)
  await tell({ stable: pointer('1.0.0'), canary: { ...pointer('1.1.0'), percent: 50 } })
  expect(given()).toEqual(['1.0.0', '1.1.0'])
})

describe('a canary that another release takes the place of', () => {
  it('goes on until that release is here', async () => {
    let arrive: (value: LoadedRelease) => void = () => undefined
    load.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          arrive = resolve
        }),
    )
    const updated = tell({ stable: pointer('1.2.0') })
    await new Promise((resolve) => setImmediate(resolve))
    expect(given()).toEqual(['1.0.0', '1.1.0'])
    arrive(loaded('1.2.0'))
    await updated
    expect(given()).toEqual(['1.2.0', undefined])
  })

  it('goes on while that release cannot be had', async () => {
    load.mockRejectedValueOnce(new Error('the store is away'))
    await tell({ stable: pointer('1.2.0') })
    expect(given()).toEqual(['1.0.0', '1.1.0'])
  })

  it('has ended where that release is refused', async () => {
    load.mockRejectedValueOnce(new RejectedRelease('unfit'))
    await tell({ stable: pointer('1.2.0') })
    expect(given()).toEqual(['1.0.0', undefined])
  })

  it('ends at once where it was taken back', async () => {
    const updated = tell({ stable: pointer('1.0.0') })
    await new Promise((resolve) => setImmediate(resolve))
    expect(given()).toEqual(['1.0.0', undefined])
    await updated
  })
})

describe('a live release that was signed again', () => {
  const again = (version: string): ReleasePointer => ({
    ...pointer(version),
    signature: 'a newer one',
  })
  const told = {
    stable: again('1.0.0'),
    canary: { ...again('1.1.0'), percent: 50 },
    previous: pointer('0.9.0'),
  }
  const tellAgain = async (check: () => Promise<LoadedRelease>) => {
    load.mockImplementation((_name, wanted) =>
      wanted.signature === undefined ? Promise.resolve(loaded(wanted.version)) : check(),
    )
    const updated = tell(told)
    await new Promise((resolve) => setImmediate(resolve))
    return { updated }
  }
  const refuse = () => Promise.reject(new RejectedRelease('the signature is not valid'))

  it('is served while its signature is checked', async () => {
    await tellAgain(() => new Promise(() => undefined))
    expect(given()).toEqual(['1.0.0', '1.1.0'])
    expect(served.serving()[0]?.refused.map(({ reason }) => reason)).toEqual([
      STILL_LOADING,
      STILL_LOADING,
    ])
  })

  it('is served on with its new signature', async () => {
    load.mockImplementation((_name, { version, signature }) =>
      Promise.resolve({ ...loaded(version), signature }),
    )
    expect(await tell(told)).toBe(true)
    expect(given()).toEqual(['1.0.0', '1.1.0'])
    expect(served.find(NAME)?.stable?.signature).toBe('a newer one')
  })

  it('is served on while it cannot be checked, and is checked again', async () => {
    const { updated } = await tellAgain(() => Promise.reject(new Error('the store is away')))
    expect(await updated).toBe(false)
    expect(given()).toEqual(['1.0.0', '1.1.0'])
  })

  it('is served no more once the signature was refused', async () => {
    const { updated } = await tellAgain(refuse)
    expect(await updated).toBe(false)
    expect(given()).toEqual(['0.9.0', undefined])
  })
})

describe('an edge that has missed a change', () => {
  it('serves the release before stable while stable is on its way, and no older one', async () => {
    load.mockImplementation((_name, { version }) =>
      version === '1.2.0' ? new Promise(() => undefined) : Promise.resolve(loaded(version)),
    )
    void tell({ stable: pointer('1.2.0'), previous: pointer('1.1.5') })
    await new Promise((resolve) => setImmediate(resolve))
    expect(given()[0]).toBe('1.1.5')
  })

  it('serves what it has while neither is here', async () => {
    load.mockImplementation(() => new Promise(() => undefined))
    void tell({ stable: pointer('1.2.0'), previous: pointer('1.1.5') })
    await new Promise((resolve) => setImmediate(resolve))
    expect(given()[0]).toBe('1.0.0')
  })
})

describe('what an edge keeps for a start without the registry', () => {
  const kept = () => {
    const { stable, canary, previous } = served.channels()[0] ?? {}
    return [stable?.version, canary?.version, previous?.version]
  }

  it('is a release that is still being loaded, where nothing is served yet', async () => {
    load.mockImplementation(() => new Promise(() => undefined))
    served = new ServedReleases({ load } as unknown as ReleaseCopies, log)
    void tell({
      stable: pointer('1.2.0'),
      canary: { ...pointer('1.3.0'), percent: 50 },
      previous: pointer('1.0.0'),
    })
    await new Promise((resolve) => setImmediate(resolve))
    expect(given()).toEqual([undefined, undefined])
    expect(kept()).toEqual(['1.2.0', '1.3.0', '1.0.0'])
  })

  it('is what visitors get, until the next release has loaded', async () => {
    load.mockImplementation(() => new Promise(() => undefined))
    void tell({ stable: pointer('1.2.0') })
    await new Promise((resolve) => setImmediate(resolve))
    expect(kept()).toEqual(['1.0.0', '1.1.0', undefined])
  })

  it('is the release before an unfit one as stable, also where the store did not bring it', async () => {
    load.mockImplementation((_name, { version }) =>
      Promise.reject(
        version === '1.2.0' ? new RejectedRelease('it is broken') : new Error('socket hang up'),
      ),
    )
    served = new ServedReleases({ load } as unknown as ReleaseCopies, log)
    await tell({ stable: pointer('1.2.0'), previous: pointer('1.0.0') })
    expect(given()).toEqual([undefined, undefined])
    expect(kept()).toEqual(['1.0.0', undefined, '1.0.0'])
    await tell({ stable: null, previous: pointer('1.0.0') })
    expect(kept()).toEqual([undefined, undefined, '1.0.0'])
  })

  it.each([
    ['no release that was found unfit', new RejectedRelease('it is broken'), undefined],
    ['a release that the store did not bring', new Error('socket hang up'), '1.2.0'],
  ])('is %s', async (_what, error, version) => {
    load.mockRejectedValue(error)
    served = new ServedReleases({ load } as unknown as ReleaseCopies, log)
    await tell({ stable: pointer('1.2.0') })
    expect(kept()).toEqual([version, undefined, undefined])
  })
})
