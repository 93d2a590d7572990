/**
 * The design system. Every site downloads it once, with its first page, so it contains only what several sites
 * show; a part for one site belongs to that site.
 */
export { AsyncPanel, Message, type AsyncResult, type PanelText } from './async-panel/AsyncPanel.tsx'
export { Skeleton } from './async-panel/Skeleton.tsx'
export { SkeletonCards } from './async-panel/skeletons.tsx'
export { Button, type ButtonLook, type ButtonProps } from './button/Button.tsx'
export { ButtonLink } from './button/ButtonLink.tsx'
export { Carousel, type SlideState } from './carousel/Carousel.tsx'
export { ContactForm } from './contact-form/ContactForm.tsx'
export { Counter } from './counter/Counter.tsx'
export { DisclosureMenu } from './disclosure-menu/DisclosureMenu.tsx'
export { FailurePanel } from './failure-panel/FailurePanel.tsx'
export { FamilyEntries } from './family/FamilyEntries.tsx'
export { saveFile } from './file/save-file.ts'
export { scrollToContactSoon, scrollToTopSoon } from './footer/footer-scroll.ts'
export { FooterBand, FooterBottom, FooterColumns } from './footer/footer-styles.ts'
export { SocialLinks } from './footer/SocialLinks.tsx'
export { Fields, FormFailure, FormSent, Select } from './form/form-styles.ts'
export { FormField, type Choice } from './form/FormField.tsx'
export { FormFields } from './form/FormFields.tsx'
export { PostFields } from './form/PostFields.tsx'
export { useForm } from './form/use-form.ts'
export { useIdempotencyKey } from './form/use-idempotency-key.ts'
export { GroupMark } from './header/GroupMark.tsx'
export { HEADER_HEIGHT, HeaderBar, HeaderNav } from './header/header-styles.ts'
export {
  HERO_PICTURE_HEIGHT,
  HERO_STACKED,
  HERO_TITLE_SIZE,
  HERO_WORDS_WIDTH,
} from './hero/hero-layout.ts'
export { HeroPicture } from './hero/HeroPicture.tsx'
export { Card, Container, Grid, Row, Section, Stack, STRIP_ON_PHONES } from './layout/layout.ts'
export {
  Eyebrow,
  Figure,
  HeroTitle,
  Lead,
  Muted,
  PageTitle,
  Subtitle,
  Tag,
  Title,
} from './layout/type.ts'
export { VisuallyHidden } from './layout/visually-hidden.ts'
export { ExternalLink } from './link/ExternalLink.tsx'
export { Reveal } from './motion/Reveal.tsx'
export { ClosedScreen } from './not-found/ClosedScreen.tsx'
export { FamilyWays } from './not-found/FamilyWays.tsx'
export { NotFoundScreen } from './not-found/NotFoundScreen.tsx'
export { ScreenHeader } from './not-found/ScreenHeader.tsx'
export { CARD_SIZES, Picture } from './picture/Picture.tsx'
export { defineRemote } from './remote/define-remote.tsx'
export { SchemeSwitch } from './scheme/SchemeSwitch.tsx'
export { MenuEntries } from './slide-out/menu-entries.ts'
export { IconButton } from './slide-out/modal-dialog-styles.ts'
export { ModalDialog } from './slide-out/ModalDialog.tsx'
export { SlideOut } from './slide-out/SlideOut.tsx'
export { SiteTheme } from './theme/SiteTheme.tsx'
export { createStyleCache, type StyleCacheOptions } from './theme/style-cache.ts'
export { themeCanvas } from './theme/theme-canvas.ts'
export type { ThemeName } from './theme/tokens.ts'
export { Toaster } from './toast/Toaster.tsx'
export { WeavingLoader } from './woven-strip/WeavingLoader.tsx'
export { WovenStrip } from './woven-strip/WovenStrip.tsx'
