/** The caller of an import names a record that does not exist. The file has no part in it. */
export class UnknownSlug extends Error {
  constructor(
    readonly kind: 'club' | 'competition',
    slug: string,
  ) {
    super(`There is no ${kind} “${slug}”`)
  }
}
