import { expect, it } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { GroupMark } from '../header/GroupMark.tsx'
import { PortalMark } from '../header/PortalMark.tsx'
import { inHost } from '../testing/in-host.tsx'
import { renderInHost } from '../testing/render-in-host.tsx'
import { rulesOf } from '../testing/rules-of.ts'
import { WovenStrip } from '../woven-strip/WovenStrip.tsx'
import { ScreenHeader } from './ScreenHeader.tsx'

it.each([
  ['loom', 'FBC Partners', <GroupMark key="mark" />],
  ['floodlight', 'GPL', <PortalMark key="mark" />],
  [
    'premiership',
    'Ghana Premiership',
    <WovenStrip key="mark" seed="premiership" rows={6} cell={5} />,
  ],
] as const)('has the mark and name of the header of %s', (theme, name, mark) => {
  render(inHost(<ScreenHeader theme={theme} home="/" />, undefined, theme))
  const home = screen.getByRole('link', { name })
  const paths = (element: Element | null) =>
    [...(element?.querySelectorAll('path') ?? [])].map((path) => path.outerHTML)
  const { container } = render(mark)
  expect(paths(home)).toEqual(paths(container))
})

it('keeps its lines off the edge of the screen where they wrap', () => {
  renderInHost(<ScreenHeader theme="loom" home="/" />)
  expect(rulesOf(screen.getByRole('banner')).join()).toMatch(
    /div \{ ?flex-wrap: wrap; [^}]*padding-block: 12px/,
  )
})
