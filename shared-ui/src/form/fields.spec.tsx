import { expect, it, jest } from '@jest/globals'
import { CacheProvider } from '@emotion/react'
import { waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { testHost } from '../testing/in-host.tsx'
import { asEmotionCache } from '../theme/style-cache.ts'
import { Field, type FieldProps } from './Field.tsx'
import { providedFields } from './provided-fields.ts'

const EMAIL: FieldProps = { id: 'email', name: 'email', label: 'Email', theme: 'loom' }

it('reports no error when a field is removed before it is taken over', async () => {
  const { styleCache } = testHost()
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(
    <CacheProvider value={asEmotionCache(styleCache)}>
      <Field {...EMAIL} />
    </CacheProvider>,
  )
  const reported = jest.fn()
  window.addEventListener('error', reported)
  // React works when it can, as in a browser, and not when a test lets it.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
  providedFields()?.mountField(place, EMAIL, styleCache).unmount()
  await waitFor(() => expect(place.childElementCount).toBe(0))
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  window.removeEventListener('error', reported)
  expect(reported.mock.calls).toEqual([])
})
