import type { RouterProvider, RouterWrapperProps } from 'ra-core'
import {
  Link,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Router,
  Routes,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
} from 'react-router'
import { useHost } from 'shared-contracts/host'
import { useLocation as useHostLocation } from 'shared-contracts/router'
import { useBlocker } from './use-blocker.ts'

/**
 * The router that react-admin gets: React Router's own components around the host's location and navigator. They
 * are part of the desk's bundle, so that the facade for all visitors does not grow. It has no history of its own.
 */
function HostRouter({ children }: RouterWrapperProps) {
  const { basePath, navigator } = useHost()
  const location = useHostLocation()
  const pathname = basePath + (location.pathname === '/' ? '' : location.pathname)
  return (
    <Router
      basename={basePath}
      location={{ ...location, pathname: pathname || '/' }}
      navigator={navigator}
    >
      {children}
    </Router>
  )
}

export const deskRouter: RouterProvider = {
  useNavigate: useNavigate as RouterProvider['useNavigate'],
  useLocation,
  useParams: useParams as RouterProvider['useParams'],
  useBlocker,
  useMatch: useMatch,
  useInRouterContext,
  useCanBlock: () => true,
  Link,
  Navigate,
  Route: Route as RouterProvider['Route'],
  Routes: Routes as RouterProvider['Routes'],
  Outlet,
  RouterWrapper: HostRouter,
  matchPath: matchPath,
}
