import type { RenderingOwner } from 'shared-contracts/rendering-report'

/** Why a page could not be rendered. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure'
  readonly owner: RenderingOwner

  constructor(owner: RenderingOwner, message: string) {
    super(message)
    this.owner = owner
  }
}
