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

const button = {
  minHeight: 48,
  padding: '10px 24px',
  font: '600 var(--text-m)/1.2 var(--font-text)',
  letterSpacing: '0.01em',
  textTransform: 'var(--display-case)',
  textAlign: 'center',
  borderRadius: 'var(--radius-s)',
  clipPath: 'var(--cut)',
  transition:
    'background-color var(--fast) var(--ease), color var(--fast) var(--ease), box-shadow var(--fast) var(--ease)',
  '&.MuiButton-contained': { background: 'var(--brand)', color: 'var(--on-brand)' },
  '&.MuiButton-contained:hover': { background: 'var(--brand-hover)' },
  '&.MuiButton-outlined': {
    border: 0,
    color: 'var(--text)',
    background: 'transparent',
    boxShadow: 'inset 0 0 0 2px currentColor',
  },
  '&.MuiButton-outlined:hover': { background: 'color-mix(in srgb, currentColor 10%, transparent)' },
  '&.MuiButton-text': { color: 'var(--text)', paddingInline: 12, clipPath: 'none' },
  '&.MuiButton-text:hover': { background: 'color-mix(in srgb, currentColor 8%, transparent)' },
  '&.MuiButton-sizeSmall': { minHeight: 44, padding: '8px 16px', fontSize: 'var(--text-s)' },
  '&.Mui-disabled': { opacity: 0.6 },
  // A clipped outline would not be seen, so a cut button shows its focus inside.
  '&:focus-visible': { outlineOffset: 'var(--focus-offset, 3px)' },
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
