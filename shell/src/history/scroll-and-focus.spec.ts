import { beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { RemoteLocation } from 'shared-contracts/host'
import { ScrollAndFocus } from './scroll-and-focus.ts'

const at = (pathname: string, hash = ''): RemoteLocation => ({
  pathname,
  search: '',
  hash,
  state: null,
  key: pathname + hash,
})
const scrollIntoView = jest.fn<typeof Element.prototype.scrollIntoView>()

beforeEach(() => {
  scrollIntoView.mockReset()
  Element.prototype.scrollIntoView = scrollIntoView
  window.scrollTo = () => undefined
  document.body.innerHTML = '<h1>Page</h1><p id="contact">Write to us</p><p id="50%">Half</p>'
})

describe('arriving at an anchor', () => {
  it.each([
    ['#contact', 'contact'],
    ['#%63ontact', 'contact'],
    ['#50%', '50%'],
  ])('of %s brings the element %s into view', (hash, id) => {
    new ScrollAndFocus(at('/')).arrive(at('/', hash), 'push', document.body)
    expect(scrollIntoView.mock.contexts).toEqual([document.getElementById(id)])
    expect(document.activeElement?.id).toBe(id)
  })

  it.each([
    ['/about', '/about', 'auto'],
    ['/about/', '/about', 'auto'],
    ['/', '/about', 'instant'],
  ] as const)('from %s to %s moves there as %s', (from, to, behavior) => {
    new ScrollAndFocus(at(from)).arrive(at(to, '#contact'), 'push', document.body)
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior })
  })

  it('of nothing on the page stays where it is', () => {
    new ScrollAndFocus(at('/')).arrive(at('/', '#%'), 'push', document.body)
    expect(scrollIntoView).not.toHaveBeenCalled()
  })
})
