import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import decodeQR from 'qr/decode.js'
import { QrCode } from './QrCode.tsx'

const URI = 'otpauth://totp/Ghana%20Group:ama?secret=JBSWY3DPEHPK3PXP&issuer=Ghana%20Group'
/** Pixels per module, as a camera sees it. */
const SCALE = 4

it('is read by a camera as the text that it was made from', () => {
  render(<QrCode text={URI} label="Code for an authenticator" />)
  const drawing = screen.getByRole('img', { name: 'Code for an authenticator' })
  const [, , size = 0] = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number)
  const width = size * SCALE
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  const paths = drawing.querySelectorAll('path')
  for (const [, x, y] of (paths[1]?.getAttribute('d') ?? '').matchAll(/M(\d+) (\d+)h1/g)) {
    for (let row = 0; row < SCALE; row += 1) {
      for (let column = 0; column < SCALE; column += 1) {
        const pixel = (Number(y) * SCALE + row) * width + Number(x) * SCALE + column
        data.fill(0, pixel * 4, pixel * 4 + 3)
      }
    }
  }
  expect(decodeQR({ width, height: width, data })).toBe(URI)
})
