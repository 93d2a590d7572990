import { forwardRef, type MouseEvent, type Ref } from 'react'
import {
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
  type Link as RouterLink,
  type LinkProps,
  type NavLink as RouterNavLink,
} from 'react-router-dom'

/** Absolute addresses, which no router resolves. */
const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i

/** React Router leaves the state of a location untyped. */
type UntypedState<Props extends { state?: unknown }> = Omit<Props, 'state'> & {
  readonly state?: unknown
}

/**
 * React Router's link, rebuilt from its hooks: its own `Link` includes code that prefetches pages of a
 * framework, 4 KB for every visitor. Here the host prefetches.
 */
export const Link: typeof RouterLink = forwardRef(function Link(
  {
    to,
    onClick,
    replace,
    state,
    relative,
    reloadDocument,
    preventScrollReset,
    viewTransition,
    ...anchor
  }: UntypedState<LinkProps>,
  ref: Ref<HTMLAnchorElement>,
) {
  const address = typeof to === 'string' && ABSOLUTE.test(to) ? to : undefined
  const inside = address === undefined ? to : ''
  const resolution = { ...(relative && { relative }) }
  const href = useHref(inside, resolution)
  const follow = useLinkClickHandler<HTMLAnchorElement>(inside, {
    ...resolution,
    state,
    ...(anchor.target !== undefined && { target: anchor.target }),
    // The router would replace an equal address: the host does so, and goes to the top of the page.
    replace: replace ?? false,
    ...(preventScrollReset !== undefined && { preventScrollReset }),
    ...(viewTransition !== undefined && { viewTransition }),
  })
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  const isPlain = reloadDocument === true || address !== undefined
  return <a {...anchor} ref={ref} href={address ?? href} onClick={isPlain ? onClick : click} />
})

/** A link that knows whether it leads to the current page, or, without `end`, to an ancestor of it. */
export const NavLink: typeof RouterNavLink = forwardRef(function NavLink(props, ref) {
  const { to, end = false, caseSensitive = false, className, style, children, ...rest } = props
  const { 'aria-current': current = 'page', ...link } = rest
  const fold = (path: string) => (caseSensitive ? path : path.toLowerCase())
  const { pathname } = useResolvedPath(to, { ...(link.relative && { relative: link.relative }) })
  const target = fold(pathname)
  const here = fold(useLocation().pathname)
  const isActive =
    here === target || (!end && here.startsWith(target.endsWith('/') ? target : `${target}/`))
  // No page loads data before it is shown here, so no link is ever pending.
  const shown = { isActive, isPending: false, isTransitioning: false }
  const classes =
    typeof className === 'function'
      ? className(shown)
      : [className, isActive && 'active'].filter(Boolean).join(' ')
  return (
    <Link
      {...link}
      ref={ref}
      to={to}
      aria-current={isActive ? current : undefined}
      className={classes}
      style={typeof style === 'function' ? style(shown) : style}
    >
      {typeof children === 'function' ? children(shown) : children}
    </Link>
  )
})
