import type { CSSObject } from '@emotion/react'

/** Class of each look; releases select buttons by these names. */
export const LOOKS = { solid: 'contained', outline: 'outlined', quiet: 'text' } as const

/**
 * The background of a button is a separate layer behind it, so that it can be skewed while the text stays
 * upright, and neither its outline nor the focus ring is clipped.
 */
export const buttonStyles: CSSObject = {
  position: 'relative',
  isolation: 'isolate',
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 64,
  minHeight: 48,
  margin: 0,
  padding: '10px 24px',
  font: '600 var(--text-m)/1.2 var(--font-text)',
  letterSpacing: '0.01em',
  textTransform: 'var(--display-case)',
  textAlign: 'center',
  textDecoration: 'none',
  verticalAlign: 'middle',
  borderRadius: 'var(--radius-s)',
  outline: 0,
  appearance: 'none',
  cursor: 'pointer',
  transition: 'color var(--fast) var(--ease)',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    inset: 0,
    borderRadius: 'var(--radius-s)',
    transform: 'var(--cut)',
    transition: 'background-color var(--fast) var(--ease)',
  },
  '&:hover': { textDecoration: 'none' },
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
  '&.MuiButton-fullWidth': { width: '100%' },
  '&:disabled': { opacity: 0.6, pointerEvents: 'none', cursor: 'default' },
  // Forced colours and print do not keep the background layer.
  '@media (forced-colors: active)': {
    '&&': { border: '2px solid ButtonText' },
    '&.MuiButton-contained': { forcedColorAdjust: 'none', color: 'ButtonFace' },
    '&&.MuiButton-contained::before': { background: 'ButtonText' },
  },
  '@media print': {
    '&.MuiButton-root': { color: 'inherit' },
    '&.MuiButton-root::before': { background: 'none', boxShadow: 'inset 0 0 0 1px currentColor' },
  },
}
