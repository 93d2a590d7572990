import { expect, it, jest } from '@jest/globals'
import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { SUBSIDIARY_SLUGS } from 'shared-contracts'
import { answerApi } from '../testing/answers.ts'
import { pageOf, siteTree } from '../testing/open-site.tsx'

it.each(SUBSIDIARY_SLUGS)('hydrates %s as it was rendered, without a complaint', async (slug) => {
  answerApi()
  const page = await pageOf(slug)
  const { renderToString } = await import('react-dom/server')
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(siteTree(slug, page))
  expect(container.querySelector('[style]')).toBeNull()

  const recovered = jest.fn()
  const root = await act(() =>
    Promise.resolve(
      hydrateRoot(container, siteTree(slug, page), { onRecoverableError: recovered }),
    ),
  )
  expect(recovered.mock.calls).toEqual([])
  expect(complaints.mock.calls).toEqual([])
  act(() => root.unmount())
  complaints.mockRestore()
})
