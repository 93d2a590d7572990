import { expect, it, jest } from '@jest/globals'
import { CacheProvider } from '@emotion/react'
import { act, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { testHost } from '../testing/in-host.tsx'
import { renderInHost } from '../testing/render-in-host.tsx'
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

it.each([
  ['text', {}],
  ['choice', { choices: [{ value: 'gold', label: 'Gold' }] }],
])('shows which refused %s has the focus', (_kind, control) => {
  const refused = { ...EMAIL, ...control, error: 'Please choose' }
  renderInHost(
    <>
      <Field {...refused} id="one" label="One" />
      <Field {...refused} id="other" label="Other" />
    </>,
  )
  // The ring of a text field is around its control.
  const ringOf = (label: string) => {
    const field = screen.getByLabelText(label)
    return getComputedStyle('choices' in control ? field : field.parentElement!).boxShadow
  }
  act(() => screen.getByLabelText('One').focus())
  const [one, other] = [ringOf('One'), ringOf('Other')]
  expect(other).toContain('1px')
  expect(one).not.toBe(other)
})
