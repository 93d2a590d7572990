/**
 * A webpack loader for the one module of lucide that creates its icons. Lucide's own icons have the names of the
 * library and of the icon as classes, which no style here selects, and read defaults from a context that nobody
 * provides. A page has twenty icons and more, so these only have the properties that they are given. An icon
 * without an accessible name is decoration.
 */
module.exports = () => `
import { createElement } from 'react'
const NAMED = /^(?:aria-|role$|title$)/
export default ({ node }) =>
  function Icon({ size = 24, color = 'currentColor', strokeWidth = 2, children, ...props }) {
    const isNamed = children || Object.keys(props).some((name) => NAMED.test(name) && props[name] != null)
    return createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: color,
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': isNamed ? undefined : 'true',
        ...props,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    )
  }
`
