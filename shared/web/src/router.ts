/** The parts of react-router-dom that the product uses. One shared module of the federation, so one router on the page. */
export {
  Link,
  NavLink,
  Navigate,
  Outlet,
  RouterProvider,
  createBrowserRouter,
  redirect,
  replace,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export type { LinkProps, Location, NavigateFunction, RouteObject } from 'react-router-dom';
