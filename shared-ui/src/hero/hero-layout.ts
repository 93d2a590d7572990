/** Screens on which the picture of a hero is above its text: narrow ones, unless a phone lies on its side. */
export const HERO_STACKED: string =
  '@media (max-width: 56.24em) and (min-height: 30em), (max-width: 37.49em)'

/** Height of the picture on those screens; the text leaves this space free. */
export const HERO_PICTURE_HEIGHT: string = 'clamp(180px, 31svh, 380px)'

/** Maximum width of a hero's text beside its picture, from the edge of the page's content. */
export const HERO_WORDS_WIDTH: string = 'min(34rem, 42vw)'

/** Size of a title beside a picture: its longest words fit the width. */
export const HERO_TITLE_SIZE: string = 'min(clamp(2.5rem, 0.9rem + 3.7vw, 4.5rem), 14vw)'
