import { createTheme, type Theme } from '@mui/material/styles'
import { THEMES, type ThemeName } from '../theme/tokens.ts'

const made = new Map<ThemeName, Theme>()

/** Returns the MUI theme of a theme's tokens. Cached: `createTheme` costs a slow phone several milliseconds. */
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
      MuiInputBase: {
        defaultProps: { disableInjectingGlobalStyles: true },
        styleOverrides: { root: inputRoot, input },
      },
      MuiFormHelperText: { styleOverrides: { root: helperText } },
    },
  })
}

const inputRoot = {
  font: '400 var(--text-m)/1.5 var(--font-text)',
  color: 'var(--text)',
  background: 'var(--surface-raised)',
  border: '1px solid var(--edge)',
  borderRadius: 'var(--radius-s)',
  transition: 'border-color var(--fast) var(--ease)',
  '&:hover': { borderColor: 'var(--text)' },
  // A field may have the focus before its script runs.
  '&:focus-within': { borderColor: 'var(--brand)', boxShadow: '0 0 0 1px var(--brand)' },
  '&.Mui-error': { borderColor: 'var(--down)', boxShadow: '0 0 0 1px var(--down)' },
  // Among fields that are all marked, the one with the focus is to be seen.
  '&.Mui-error:focus-within': { boxShadow: '0 0 0 3px var(--down)' },
} as const

const input = {
  boxSizing: 'border-box',
  height: 'auto',
  minHeight: 48,
  padding: '11px 14px',
  resize: 'vertical',
  // Forced colours paint it, and take the frame's shadow away.
  '&:focus-visible': { outline: '2px solid transparent' },
  // Fainter ones are not readable on every ground.
  '&::placeholder': { color: 'var(--text-muted)', opacity: 1 },
} as const

const helperText = {
  margin: '6px 0 0',
  font: '400 var(--text-s)/1.4 var(--font-text)',
  color: 'var(--text-muted)',
  '&.Mui-error': { color: 'var(--down)' },
} as const
