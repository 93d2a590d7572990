import { beforeAll, expect, it } from '@jest/globals'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { inHost, rulesOf } from 'shared-ui/testing'
import { FocalPointField } from './FocalPointField.tsx'

const PICTURE = {
  ...{ id: 3, revision: 1, updatedAt: '2026-11-22T09:00:00.000Z', updatedBy: 'Ama' },
  ...{ address: '/media/desk/00ff00ff00ff00ff', name: 'depot.jpg', width: 1200, height: 800 },
  ...{ widths: [640], alt: 'A depot', focalPoint: { x: 0.5, y: 0.5 }, uses: 0 },
}

function Field() {
  const [point, setPoint] = useState(PICTURE.focalPoint)
  return <FocalPointField picture={PICTURE} value={point} onChange={setPoint} />
}

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name })
const cuts = () =>
  [...screen.getByRole('list').querySelectorAll('img')].map(({ style }) => style.objectPosition)

beforeAll(() => {
  // jsdom captures no pointers.
  HTMLElement.prototype.setPointerCapture = () => undefined
})

it('is set by pointing at the picture, and every cut follows', () => {
  render(inHost(<Field />))
  const frame = screen.getByAltText('A depot').closest('div') as HTMLElement
  frame.getBoundingClientRect = () => new DOMRect(100, 50, 480, 320)
  const point = new MouseEvent('pointerdown', { bubbles: true, clientX: 220, clientY: 290 })
  fireEvent(frame, point)
  expect(slider('Focal point, from the left').value).toBe('0.25')
  expect(cuts()).toEqual(['25% 75%', '25% 75%', '25% 75%'])
})

it('stays within the picture, wherever the pointer goes', () => {
  render(inHost(<Field />))
  const frame = screen.getByAltText('A depot').closest('div') as HTMLElement
  frame.getBoundingClientRect = () => new DOMRect(100, 50, 480, 320)
  fireEvent(frame, new MouseEvent('pointerdown', { bubbles: true, clientX: 20, clientY: 900 }))
  expect(cuts()[0]).toBe('0% 100%')
})

it('is set by sliders, which say where it is', () => {
  render(inHost(<Field />))
  fireEvent.change(slider('Focal point, from above'), { target: { value: '0.1' } })
  expect(slider('Focal point, from above').getAttribute('aria-valuetext')).toBe('10%')
  expect(cuts()[0]).toBe('50% 10%')
})

it('fits on a phone: neither the picture nor its cuts are wider than their column', () => {
  render(inHost(<Field />))
  const cropped = screen.getByRole('list')
  expect(rulesOf(cropped)).toContainEqual(expect.stringContaining('flex-wrap: wrap'))
  const side = screen.getByAltText('A depot').closest('div')?.parentElement ?? null
  const columns = 'grid-template-columns: minmax(0, 1fr)'
  expect(rulesOf(side)).toContainEqual(expect.stringContaining(columns))
})
