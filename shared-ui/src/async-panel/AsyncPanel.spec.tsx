import { describe, expect, it, jest } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { inHost } from '../testing/in-host.tsx'
import { renderInHost } from '../testing/render-in-host.tsx'
import { AsyncPanel, type AsyncResult } from './AsyncPanel.tsx'

const show = (query: Partial<AsyncResult<string[]>>) =>
  renderInHost(
    <AsyncPanel
      query={{ data: undefined, isError: false, refetch: () => undefined, ...query }}
      loading={<p>shapes</p>}
      loadingLabel="Loading prices"
      error={{ title: 'Unavailable', hint: 'Try again later' }}
      empty={{ title: 'No prices' }}
    >
      {(prices) => prices.join()}
    </AsyncPanel>,
  )

describe('AsyncPanel', () => {
  it('shows shapes of the content while it loads, and says so', () => {
    show({})
    expect(screen.getByRole('status', { name: 'Loading prices' }).textContent).toBe('shapes')
  })

  it('shows the failure in words, and asks again when told to', () => {
    const refetch = jest.fn()
    show({ isError: true, refetch })
    expect(screen.getByText('Unavailable')).toBeTruthy()
    expect(screen.getByText('Try again later')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(refetch).toHaveBeenCalledTimes(1)
  })

  it('keeps the keyboard on the page when the message goes, and the section with it', () => {
    const failed = { data: undefined, isError: true, refetch: () => undefined }
    const inPart = (query: AsyncResult<string>) => (
      <main>
        <section key={String(query.isError)}>
          <AsyncPanel query={query} loading="" error={{ title: 'Unavailable' }}>
            {(price) => price}
          </AsyncPanel>
        </section>
      </main>
    )
    const { rerender } = render(inHost(inPart(failed)))
    const retry = screen.getByRole('button', { name: 'Retry' })
    retry.focus()
    fireEvent.click(retry)
    rerender(inHost(inPart({ ...failed, isError: false })))
    expect(document.activeElement).toBe(screen.getByRole('main'))
  })

  it('leaves the keyboard on Retry while the message stays', () => {
    const failed = { data: undefined, isError: true, refetch: () => undefined }
    renderInHost(
      <main>
        <AsyncPanel query={failed} loading="" error={{ title: 'Unavailable' }}>
          {() => null}
        </AsyncPanel>
      </main>,
    )
    const retry = screen.getByRole('button', { name: 'Retry' })
    retry.focus()
    fireEvent.click(retry)
    expect(document.activeElement).toBe(retry)
  })

  it('says that a list is empty', () => {
    show({ data: [] })
    expect(screen.getByText('No prices')).toBeTruthy()
  })

  it('keeps data on the screen when a refresh has failed', () => {
    show({ data: ['1', '2'], isError: true })
    expect(screen.getByText('1,2')).toBeTruthy()
    expect(screen.queryByText('Unavailable')).toBeNull()
  })
})
