import { beforeAll, describe, expect, it } from '@jest/globals'
import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { followTranslators } from './translators.ts'

type Replace = (text: Text, translated: Node) => void

/** The ways in which browsers put a translation into a page. */
const ways: [string, Replace][] = [
  ['in one step', (text, translated) => text.replaceWith(translated)],
  [
    'beside the text, which it then removes',
    (text, translated) => {
      text.before(translated)
      text.remove()
    },
  ],
  [
    'where it has removed the text',
    (text, translated) => {
      const { parentNode, nextSibling } = text
      text.remove()
      parentNode?.insertBefore(translated, nextSibling)
    },
  ],
]

const font = (text: string) => {
  const element = document.createElement('font')
  element.textContent = text.toUpperCase()
  return element
}

const textsIn = (root: Node) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
  return texts.filter((text) => text.parentElement?.nodeName !== 'FONT')
}

function open(page: ReactElement) {
  const { container, rerender } = render(page)
  return { place: container, show: rerender }
}

async function translate(
  place: Element,
  replace: Replace = (text, translated) => text.replaceWith(translated),
) {
  for (const text of textsIn(place)) replace(text, font(text.data))
  await Promise.resolve()
}

/** A text that may go, beside an element. */
const lateOrNot = (isLate: boolean) => (
  <p>
    {isLate && 'late, '}
    <b>on</b>
  </p>
)

beforeAll(followTranslators)

describe.each(ways)('a translator that puts its text %s', (_way, replace) => {
  it('leaves React a text that it can remove', async () => {
    const { place, show } = open(lateOrNot(true))
    await translate(place, replace)
    expect(place.textContent).toBe('LATE, ON')
    show(lateOrNot(false))
    expect(place.textContent).toBe('ON')
  })

  it('leaves React a text beside which it can insert', async () => {
    const page = (isLate: boolean) => (
      <p>
        {isLate && <b>late </b>}
        and on
      </p>
    )
    const { place, show } = open(page(false))
    await translate(place, replace)
    show(page(true))
    expect(place.textContent).toBe('late AND ON')
  })

  it('does not hold on to what React has changed', async () => {
    const page = (count: number) => (
      <p>
        {count} of <b>nine</b>
      </p>
    )
    const { place, show } = open(page(1))
    await translate(place, replace)
    expect(place.textContent).toBe('1 OF NINE')
    show(page(2))
    expect(place.textContent).toBe('2 OF NINE')
    await translate(place, replace)
    show(page(3))
    expect(place.textContent).toBe('3 OF NINE')
  })
})

it('texts that change places take their translations with them', async () => {
  const page = (names: string[]) => (
    <p>
      {names.map((name) => [name, <b key={name}>, </b>])}
      <i>all</i>
    </p>
  )
  const { place, show } = open(page(['one', 'two']))
  await translate(place)
  show(page(['two', 'one']))
  expect(place.textContent?.toLowerCase()).toBe('two, one, all')
})

it('a page that is shown in its own language again goes on', async () => {
  const page = (count: number | null) => (
    <p>
      {count !== null && `${count} goals`}
      <b> in all</b>
    </p>
  )
  const { place, show } = open(page(1))
  await translate(place)
  for (const translated of place.querySelectorAll('font')) {
    translated.replaceWith(translated.textContent.toLowerCase())
  }
  await Promise.resolve()
  show(page(2))
  expect(place.textContent).toBe('2 goals in all')
  show(page(null))
  expect(place.textContent).toBe(' in all')
})

it('nothing is altered where no translator was', async () => {
  const { place, show } = open(lateOrNot(true))
  show(lateOrNot(false))
  await Promise.resolve()
  expect(Object.getOwnPropertyNames(place.querySelector('p'))).not.toContain('removeChild')
  expect(() => place.querySelector('p')?.removeChild(document.body)).toThrow()
})
