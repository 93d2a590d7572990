export interface ChosenPicture {
  readonly address: string
  /** What the library says that it shows. */
  readonly alt: string
}
