export { Link, NavLink, Route, Router, Routes, useLocation, useNavigate, useParams, type LinkProps, type Location, type NavLinkProps, type Navigator, } from 'react-router-dom';
export { useSearchParams } from './router/use-search-params.ts';
