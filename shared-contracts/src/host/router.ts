/** The part of React Router for remotes; one instance for host and remotes (see tooling/webpack/shared-modules.ts). */
export { Router, useLocation, useNavigate } from 'react-router-dom'
export { Link, NavLink } from './links.tsx'
export { useSearchParams } from './use-search-params.ts'
