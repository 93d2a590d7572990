export { Link, NavLink, Route, Router, Routes, useLocation, useNavigate, useParams, useSearchParams, type LinkProps, type Location, type NavLinkProps, type Navigator, } from 'react-router-dom';
