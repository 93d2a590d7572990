import type { Picture } from 'shared-contracts/desk/media'

/** What is typed about a picture, and the picture as it is stored. */
export interface PictureDraft extends Pick<Picture, 'alt' | 'focalPoint'> {
  readonly picture: Picture
}

export const isChanged = ({ picture, alt, focalPoint }: PictureDraft): boolean =>
  alt !== picture.alt ||
  focalPoint.x !== picture.focalPoint.x ||
  focalPoint.y !== picture.focalPoint.y
