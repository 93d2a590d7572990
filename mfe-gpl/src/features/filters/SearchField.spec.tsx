import { afterEach, describe, expect, it, jest } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { startTransition, useState } from 'react'
import { SearchField } from './SearchField.tsx'

afterEach(cleanup)

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })

const tree = (value: string, onChange: (text: string) => void) => (
  <SearchField label="Search" placeholder="Search..." value={value} onChange={onChange} />
)

/** Renders a field whose value a test can change at any time. */
function show(value: string) {
  const onChange = jest.fn()
  const { rerender } = render(tree(value, onChange))
  return { onChange, say: (next: string) => rerender(tree(next, onChange)) }
}

/** Hydrates a prerendered field after `meanwhile` has run; the first render is without the query. */
async function hydrate(query: string, meanwhile: () => void) {
  const { renderToString } = await import('react-dom/server')
  const onChange = jest.fn()
  function Page() {
    const [value, setValue] = useState('')
    return (
      <div ref={(element) => void (element && startTransition(() => setValue(query)))}>
        {tree(value, onChange)}
      </div>
    )
  }
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Page />)
  meanwhile()
  await act(() => Promise.resolve(render(<Page />, { container, hydrate: true })))
  return onChange
}

describe('a search field', () => {
  it('keeps what is typed while older text arrives, and follows the address again after that', () => {
    const { onChange, say } = show('')
    field().focus()
    type('st')
    type('stars')
    say('st')
    expect(field().value).toBe('stars')
    say('stars')
    say('')
    expect(field().value).toBe('')
    expect(onChange.mock.calls).toEqual([['st'], ['stars']])
  })

  it('follows Back to the text that was typed and taken back', () => {
    const { say } = show('')
    field().focus()
    type('s')
    type('')
    say('')
    say('clash')
    expect(field().value).toBe('clash')
  })

  it('follows the address where something else has the focus', () => {
    const { say } = show('')
    type('stars')
    say('clash')
    expect(field().value).toBe('clash')
  })
})

describe('a prerendered search field', () => {
  it.each([true, false])('says what was typed before hydration, focused: %s', async (isFocused) => {
    const onChange = await hydrate('', () => {
      type('stars')
      if (isFocused) field().focus()
    })
    expect(onChange.mock.calls).toEqual([['stars']])
    expect(field().value).toBe('stars')
  })

  it('prefers what was typed to the text of the address', async () => {
    const onChange = await hydrate('clash', () => type('stars'))
    expect(onChange.mock.calls).toEqual([['stars']])
    expect(field().value).toBe('stars')
  })

  it('takes the text of the address where nothing was typed, and says nothing', async () => {
    const onChange = await hydrate('clash', () => undefined)
    expect(onChange.mock.calls).toEqual([])
    expect(field().value).toBe('clash')
  })
})
