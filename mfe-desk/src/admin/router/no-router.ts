/**
 * Replaces `react-router-dom` in react-admin's packages: their fallback router would open a history of its own,
 * but only the host may touch the browser's history. The desk gives react-admin {@link deskRouter} instead.
 */
const refuse = (): never => {
  throw new Error('The desk routes by the router that it gives to react-admin')
}

export {
  refuse as createHashRouter,
  refuse as createMemoryRouter,
  refuse as Link,
  refuse as matchPath,
  refuse as Navigate,
  refuse as Outlet,
  refuse as Route,
  refuse as RouterProvider,
  refuse as Routes,
  refuse as UNSAFE_DataRouterContext,
  refuse as UNSAFE_DataRouterStateContext,
  refuse as useBlocker,
  refuse as useInRouterContext,
  refuse as useLocation,
  refuse as useMatch,
  refuse as useNavigate,
  refuse as useParams,
}
