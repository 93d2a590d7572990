export { PreviewBanner } from './PreviewBanner.tsx'
export { usePreview } from './use-preview.ts'
