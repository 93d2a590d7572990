import { createTheme, type Theme } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { OTHER_SCHEMES, type Scheme } from 'shared-ui/schemes'
import { THEMES } from 'shared-ui/tokens'

/** Translates the group theme's tokens for MUI, which calculates with colours and cannot use custom properties. */
function themeOf(scheme: Scheme): Theme {
  const t = { ...THEMES.loom, ...(scheme === 'dark' && OTHER_SCHEMES.loom) }
  return createTheme({
    palette: {
      mode: scheme,
      primary: { main: t.brand, dark: t.brandHover, contrastText: t.onBrand },
      secondary: { main: t.accent, contrastText: t.surface },
      error: { main: t.down },
      success: { main: t.up },
      background: { default: t.surface, paper: t.surfaceRaised },
      text: { primary: t.text, secondary: t.textMuted },
      divider: t.line,
    },
    typography: { fontFamily: t.fontText, fontSize: 15, button: { textTransform: 'none' } },
    shape: { borderRadius: 4 },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      MuiTableCell: { styleOverrides: { head: { fontWeight: 600 } } },
    },
  })
}

const MUI_THEMES = { light: themeOf('light'), dark: themeOf('dark') }

/** Returns the theme in the document's colour scheme: the visitor's choice, or else the system's. */
export function useDeskTheme(): Theme {
  return MUI_THEMES[useSyncExternalStore(watchScheme, schemeOfDocument)]
}

const systemScheme = () => window.matchMedia('(prefers-color-scheme: dark)')

function schemeOfDocument(): Scheme {
  const chosen = document.documentElement.dataset['scheme']
  if (chosen === 'light' || chosen === 'dark') return chosen
  return systemScheme().matches ? 'dark' : 'light'
}

function watchScheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-scheme'] })
  const system = systemScheme()
  system.addEventListener('change', listener)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', listener)
  }
}
