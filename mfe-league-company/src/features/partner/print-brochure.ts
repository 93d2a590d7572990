/** How long the brochure waits for pictures that the visitor has not scrolled to, in milliseconds. */
const PICTURE_LIMIT_MS = 4_000

/** Becomes the name of the file when the brochure is saved. */
const FILE_NAME = 'Ghana Premiership Partnership Brochure'

/**
 * Opens the browser's print dialog, where every system can save a PDF. The page prints as the brochure
 * (see PrintSheet), so that what is saved is never older than what is shown.
 */
export async function printBrochure(): Promise<void> {
  await Promise.race([lazyPictures(), new Promise((end) => setTimeout(end, PICTURE_LIMIT_MS))])
  const { title } = document
  const restore = () => {
    document.title = title
  }
  window.addEventListener('afterprint', restore, { once: true })
  document.title = FILE_NAME
  window.print()
}

/** A picture below the fold is not loaded until it is scrolled to, and paper has no fold. */
function lazyPictures(): Promise<unknown> {
  const pictures = [...document.images].filter(({ complete }) => !complete)
  return Promise.allSettled(
    pictures.map((picture) => {
      picture.loading = 'eager'
      return picture.decode()
    }),
  )
}
