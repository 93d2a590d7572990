import { describe, expect, it, jest } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { renderInHost } from '../testing/render-in-host.tsx'
import { Picture } from './Picture.tsx'

describe('Picture', () => {
  it('offers AVIF before WebP in three widths', () => {
    const { container } = renderInHost(<Picture src="/media/gold" alt="Gold bars" />)
    expect(
      [...container.querySelectorAll('source')].map(({ type, srcset }) => [type, srcset]),
    ).toEqual([
      [
        'image/avif',
        '/media/gold-640.avif 640w, /media/gold-1280.avif 1280w, /media/gold-1920.avif 1920w',
      ],
      [
        'image/webp',
        '/media/gold-640.webp 640w, /media/gold-1280.webp 1280w, /media/gold-1920.webp 1920w',
      ],
    ])
  })

  it('has the colour of what is to come, and a grey one for pictures that nobody knows', () => {
    renderInHost(
      <>
        <Picture src="/media/gold" alt="known" />
        <Picture src="https://media.example.com/match.jpg" alt="unknown" />
      </>,
    )
    const backgroundOf = (alt: string) => getComputedStyle(screen.getByAltText(alt)).background
    expect(backgroundOf('known')).toBe('rgb(102, 69, 27)')
    expect(backgroundOf('unknown')).not.toBe(backgroundOf('known'))
  })

  it('is cut so that its focal point stays visible', () => {
    renderInHost(
      <>
        <Picture src="/media/desk/00ff" alt="a face" focalPoint={{ x: 0.25, y: 0.1 }} />
        <Picture src="/media/gold" alt="gold" />
      </>,
    )
    expect(screen.getByAltText('a face').style.objectPosition).toBe('25% 10%')
    expect(screen.getByAltText('gold').style.objectPosition).toBe('')
  })

  it('holds its place and waits, unless it has priority', () => {
    renderInHost(
      <>
        <Picture src="/media/gold" alt="late" width={400} height={300} />
        <Picture src="/media/gold" alt="first" priority="behind-text" />
      </>,
    )
    const late = screen.getByAltText('late')
    expect(late.getAttribute('loading')).toBe('lazy')
    expect([late.getAttribute('width'), late.getAttribute('height')]).toEqual(['400', '300'])
    const first = screen.getByAltText('first')
    expect(first.getAttribute('loading')).toBeNull()
    expect(first.getAttribute('fetchpriority')).toBe('high')
  })

  it('fades the first picture in once it has arrived', () => {
    renderInHost(<Picture src="/media/gold" alt="first" priority="behind-text" />)
    const image = screen.getByAltText('first')
    expect(image.dataset['arrived']).toBe('false')
    fireEvent.load(image)
    expect(image.dataset['arrived']).toBe('true')
  })

  it('shows at once what the page is about', () => {
    renderInHost(<Picture src="/media/gold" alt="first" priority="at-once" />)
    const image = screen.getByAltText('first')
    expect(image.getAttribute('loading')).toBeNull()
    expect(image.getAttribute('fetchpriority')).toBe('high')
    expect(image.dataset['arrived']).toBeUndefined()
  })

  it('shows the first picture that had arrived before the page was hydrated', () => {
    const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true)
    renderInHost(<Picture src="/media/gold" alt="first" priority="behind-text" />)
    expect(screen.getByAltText('first').dataset['arrived']).toBe('true')
    complete.mockRestore()
  })

  it.each(['https://example.com/gold', '/uploads/gold.jpg', 'gold.png?size=2'])(
    'shows %s as it is',
    (src) => {
      const { container } = renderInHost(<Picture src={src} alt="" />)
      expect(container.querySelector('source')).toBeNull()
      expect(container.querySelector('img')?.getAttribute('src')).toBe(src)
    },
  )
})
