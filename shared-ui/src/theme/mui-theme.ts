import { createTheme, type Theme } from '@mui/material/styles'
import { THEMES, type ThemeName } from './tokens.ts'

const made = new Map<ThemeName, Theme>()

/** MUI's view of a theme's tokens. Made once: `createTheme` costs a slow phone several milliseconds. */
export function muiTheme(name: ThemeName): Theme {
  const known = made.get(name)
  if (known) return known
  const theme = makeTheme(name)
  made.set(name, theme)
  return theme
}

function makeTheme(name: ThemeName): Theme {
  const tokens = THEMES[name]
  return createTheme({
    palette: {
      mode: tokens.scheme,
      primary: { main: tokens.brand, contrastText: tokens.onBrand },
      error: { main: tokens.down },
      background: { default: tokens.surface, paper: tokens.surfaceRaised },
      text: { primary: tokens.text, secondary: tokens.textMuted },
    },
    typography: { fontFamily: tokens.fontText },
    shape: { borderRadius: parseInt(tokens.radiusS, 10) },
    components: {
      // Ripples write style attributes, which the policy of the page forbids in markup.
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiButton: { defaultProps: { disableElevation: true }, styleOverrides: { root: button } },
      MuiInputBase: {
        defaultProps: { disableInjectingGlobalStyles: true },
        styleOverrides: { root: inputRoot, input },
      },
      MuiFormHelperText: { styleOverrides: { root: helperText } },
      MuiSkeleton: { defaultProps: { animation: 'wave' }, styleOverrides: { root: skeleton } },
    },
  })
}

/**
 * The ground of a button lies behind it as a layer of its own, so that it can lean while the text stands
 * upright, and neither its outline nor the focus ring is clipped.
 */
const button = {
  isolation: 'isolate',
  minHeight: 48,
  padding: '10px 24px',
  font: '600 var(--text-m)/1.2 var(--font-text)',
  letterSpacing: '0.01em',
  textTransform: 'var(--display-case)',
  textAlign: 'center',
  transition: 'color var(--fast) var(--ease)',
  WebkitUserSelect: 'none',
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    borderRadius: 'var(--radius-s)',
    transform: 'var(--cut)',
    transition: 'background-color var(--fast) var(--ease)',
  },
  '&, &:hover': { background: 'none', border: 0 },
  '&.MuiButton-contained': { color: 'var(--on-brand)' },
  '&.MuiButton-contained::before': { background: 'var(--brand)' },
  '&.MuiButton-contained:hover::before': { background: 'var(--brand-hover)' },
  '&.MuiButton-outlined, &.MuiButton-text': { color: 'var(--text)' },
  '&.MuiButton-outlined::before': { boxShadow: 'inset 0 0 0 2px currentColor' },
  '&.MuiButton-text': { paddingInline: 12 },
  '&.MuiButton-outlined:hover::before, &.MuiButton-text:hover::before': {
    background: 'color-mix(in srgb, currentColor 10%, transparent)',
  },
  '&.MuiButton-sizeSmall': { minHeight: 44, padding: '8px 16px', fontSize: 'var(--text-s)' },
  '&.Mui-disabled': { opacity: 0.6 },
  // A layer behind the text is no ground that forced colours or paper would keep.
  '@media (forced-colors: active)': {
    '&&': { border: '2px solid ButtonText' },
    '&.MuiButton-contained': { forcedColorAdjust: 'none', color: 'ButtonFace' },
    '&&.MuiButton-contained::before': { background: 'ButtonText' },
  },
  '@media print': {
    '&.MuiButton-root': { color: 'inherit' },
    '&.MuiButton-root::before': { background: 'none', boxShadow: 'inset 0 0 0 1px currentColor' },
  },
} as const

const inputRoot = {
  font: '400 var(--text-m)/1.5 var(--font-text)',
  color: 'var(--text)',
  background: 'var(--surface-raised)',
  border: '1px solid var(--edge)',
  borderRadius: 'var(--radius-s)',
  transition: 'border-color var(--fast) var(--ease)',
  '&:hover': { borderColor: 'var(--text)' },
  '&.Mui-focused': { borderColor: 'var(--brand)', boxShadow: '0 0 0 1px var(--brand)' },
  '&.Mui-error': { borderColor: 'var(--down)', boxShadow: '0 0 0 1px var(--down)' },
} as const

const input = {
  boxSizing: 'border-box',
  height: 'auto',
  minHeight: 48,
  padding: '11px 14px',
  resize: 'vertical',
  '&:focus-visible': { outline: 'none' },
} as const

const helperText = {
  margin: '6px 0 0',
  font: '400 var(--text-s)/1.4 var(--font-text)',
  color: 'var(--text-muted)',
  '&.Mui-error': { color: 'var(--down)' },
} as const

const skeleton = {
  background: 'color-mix(in srgb, var(--text) 9%, transparent)',
  borderRadius: 'var(--radius-s)',
} as const
