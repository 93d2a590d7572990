import { CacheProvider } from '@emotion/react'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { StyleCache } from 'shared-contracts/host'
import { asEmotionCache } from '../theme/style-cache.ts'
import { Field, type FieldProps } from './Field.tsx'
import { provideFields } from './provided-fields.ts'

/** Draws fields from now on, in every form of this script. A server and tests say so before they render. */
export const drawFields = () => provideFields({ Field, mountField })

/** Takes over a field that the document brought, typed letters included, or draws it into an empty place. */
function mountField(place: Element, field: FieldProps, cache: StyleCache) {
  const show = (props: FieldProps) => (
    <CacheProvider value={asEmotionCache(cache)}>
      <Field {...props} />
    </CacheProvider>
  )
  const root = place.firstElementChild ? hydrateRoot(place, show(field)) : createRoot(place)
  const update = (props: FieldProps) => startTransition(() => root.render(show(props)))
  if (!place.firstElementChild) update(field)
  return {
    update,
    // Later, because a root must not be unmounted while React commits another.
    unmount: () => void setTimeout(() => root.unmount()),
  }
}
