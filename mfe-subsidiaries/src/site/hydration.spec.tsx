import { expect, it, jest } from '@jest/globals'
import { act } from '@testing-library/react'
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { SUBSIDIARY_SLUGS } from 'shared-contracts/site/subsidiaries'
import { inHost } from 'shared-ui/testing'
import { remote } from '../remote.ts'
import { answerWithSubsidiaries } from '../testing/answers.ts'

it.each(SUBSIDIARY_SLUGS)('hydrates %s as it was rendered, without a complaint', async (slug) => {
  answerWithSubsidiaries()
  const page = await remote.routes.find(({ path }) => path === `/${slug}`)?.page()
  if (!page) throw new Error(`${slug} has no page`)
  const site = () =>
    inHost(<remote.Layout>{createElement(page)}</remote.Layout>, undefined, 'loom', `/${slug}`)
  const { renderToString } = await import('react-dom/server')
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(site())
  expect(container.querySelector('[style]')).toBeNull()

  const recovered = jest.fn()
  const root = await act(() =>
    Promise.resolve(hydrateRoot(container, site(), { onRecoverableError: recovered })),
  )
  expect(recovered.mock.calls).toEqual([])
  expect(complaints.mock.calls).toEqual([])
  act(() => root.unmount())
  complaints.mockRestore()
})
