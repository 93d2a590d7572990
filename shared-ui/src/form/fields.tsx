import { CacheProvider } from '@emotion/react'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { StyleCache } from 'shared-contracts/host'
import { asEmotionCache } from '../theme/style-cache.ts'
import { Field, type FieldProps } from './Field.tsx'
import { provideFields } from './provided-fields.ts'

/** Provides the fields for every form of this script. Servers and tests call it before they render. */
export const drawFields = () => provideFields({ Field, mountField })

/** Takes over a field of the document, including typed text, or renders one into an empty place. */
function mountField(place: Element, field: FieldProps, cache: StyleCache) {
  const show = (props: FieldProps) => (
    <CacheProvider value={asEmotionCache(cache)}>
      <Field {...props} />
    </CacheProvider>
  )
  let isRemoved = false
  // React calls it an error when a root is removed before it has taken over anything.
  const onRecoverableError = (error: unknown) => {
    if (!isRemoved) reportError(error)
  }
  const root = place.firstElementChild
    ? hydrateRoot(place, show(field), { onRecoverableError })
    : createRoot(place)
  const update = (props: FieldProps) => startTransition(() => root.render(show(props)))
  if (!place.firstElementChild) update(field)
  return {
    update,
    unmount: () => {
      isRemoved = true
      // Deferred, because a root must not be unmounted while React commits another.
      setTimeout(() => root.unmount())
    },
  }
}
