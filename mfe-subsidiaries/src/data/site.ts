import type { SubsidiarySlug } from 'shared-contracts/site/subsidiaries'

/** A section of the page that the header leads to. */
export interface Anchor {
  /** Id of the section. */
  readonly id: string
  readonly label: string
}

/** Facts about a subsidiary that the frame has before any response of the server. */
export interface Site {
  readonly slug: SubsidiarySlug
  /** Name until the server's is loaded; the two only differ if the company was renamed. */
  readonly name: string
  /** One sentence below the tagline. */
  readonly promise: string
  /** Entries of the header, in the order of the sections. */
  readonly anchors: readonly Anchor[]
  /** Whether the header's first entry leads to the group's home page. */
  readonly hasHomeEntry?: boolean
  /** A second button of the hero, to a section of the page. */
  readonly heroAction?: Anchor
  /** Text below the heading of the contact section. */
  readonly invitation: string
}
