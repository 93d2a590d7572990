export interface ChosenPicture {
  readonly address: string
  /** Alternative text from the library. */
  readonly alt: string
}
