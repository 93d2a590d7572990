import type { FocalPoint } from 'shared-contracts/api/focal-point'
import { In, type EntityManager } from 'typeorm'
import { fileOf } from './picture-address.ts'
import { Picture } from './picture.entity.ts'

/** Steps per side to which focal points are rounded; finer ones make no visible difference. */
const PLACES = 1_000

/**
 * Returns the focal points of pictures of the desk, by their address. Leaves out those in the middle, which is the
 * default, and pictures that are not of the desk.
 */
export async function focalPointsOf(
  manager: EntityManager,
  addresses: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, FocalPoint>> {
  const addressOfFile = new Map<string, string>()
  for (const address of addresses) {
    const file = address && fileOf(address)
    if (file) addressOfFile.set(file, address)
  }
  if (addressOfFile.size === 0) return new Map()
  const pictures = await manager.find(Picture, {
    select: { file: true, focalX: true, focalY: true },
    where: { file: In([...addressOfFile.keys()]) },
  })
  return new Map(
    pictures
      .map(({ file, focalX, focalY }) => {
        const point = { x: rounded(focalX), y: rounded(focalY) }
        return [addressOfFile.get(file) ?? null, point] as const
      })
      .filter(([, { x, y }]) => x !== 0.5 || y !== 0.5),
  )
}

const rounded = (fraction: number) => Math.round(fraction * PLACES) / PLACES
