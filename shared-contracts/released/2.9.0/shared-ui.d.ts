// file: shared-ui/src/async-panel/AsyncPanel.d.ts
import type { ReactNode } from 'react';
export interface AsyncResult<Data> {
    readonly data: Data | undefined;
    readonly isError: boolean;
    readonly refetch: () => unknown;
}
export interface PanelText {
    readonly title: string;
    readonly hint?: string;
}
interface AsyncPanelProps<Data> {
    readonly query: AsyncResult<Data>;
    readonly loading: ReactNode;
    readonly loadingLabel?: string;
    readonly error: PanelText;
    readonly empty?: PanelText;
    readonly isEmpty?: (data: Data) => boolean;
    readonly children: (data: Data) => ReactNode;
}
export declare function AsyncPanel<Data>({ query, loading, loadingLabel, error, empty, isEmpty, children, }: AsyncPanelProps<Data>): string | number | bigint | boolean | Iterable<ReactNode> | Promise<string | number | bigint | boolean | import("react").ReactPortal | import("react").ReactElement<unknown, string | import("react").JSXElementConstructor<any>> | Iterable<ReactNode> | null | undefined> | import("react").JSX.Element | null | undefined;
export declare function Message({ title, hint, onRetry }: PanelText & {
    readonly onRetry?: () => void;
}): import("react").JSX.Element;
export {};
// file: shared-ui/src/async-panel/Skeleton.d.ts
import type { ComponentPropsWithRef } from 'react';
type SkeletonProps = Omit<ComponentPropsWithRef<'span'>, 'style' | 'color'> & {
    readonly variant?: 'text' | 'rectangular' | 'rounded' | 'circular';
};
export declare function Skeleton({ variant, ...span }: SkeletonProps): import("react").JSX.Element;
export {};
// file: shared-ui/src/async-panel/skeletons.d.ts
export declare function SkeletonCards({ count }: {
    readonly count: number;
}): import("react").JSX.Element;
// file: shared-ui/src/button/Button.d.ts
import type { ComponentPropsWithRef } from 'react';
import { type ButtonLook } from './button-parts.tsx';
export type { ButtonLook };
export type ButtonProps = ButtonLook & Omit<ComponentPropsWithRef<'button'>, 'style' | 'color' | 'type'> & {
    readonly type?: string;
};
export declare function Button({ look, size, startIcon, endIcon, fullWidth, type, className, children, ...button }: ButtonProps): import("react").JSX.Element;
// file: shared-ui/src/button/ButtonLink.d.ts
import type { ReactNode } from 'react';
import { type ButtonLook } from './button-parts.tsx';
interface Common extends ButtonLook {
    readonly children: ReactNode;
    readonly className?: string;
    readonly 'aria-label'?: string;
}
type ButtonLinkProps = Common & ({
    readonly to: string;
} | {
    readonly href: string;
    readonly download?: boolean | string;
    readonly newTab?: boolean;
    readonly target?: '_self';
});
export declare function ButtonLink(props: ButtonLinkProps): import("react").JSX.Element;
export {};
// file: shared-ui/src/button/button-parts.d.ts
import type { ReactNode } from 'react';
import { LOOKS } from './button-styles.ts';
export interface ButtonLook {
    readonly look?: keyof typeof LOOKS;
    readonly size?: 'small' | 'medium';
    readonly startIcon?: ReactNode;
    readonly endIcon?: ReactNode;
    readonly fullWidth?: boolean;
}
interface Look {
    readonly look: ButtonLook['look'] | undefined;
    readonly size: ButtonLook['size'] | undefined;
    readonly isFullWidth: boolean | undefined;
}
export declare const lookClasses: ({ look, size, isFullWidth }: Look, className?: string) => string;
interface ButtonTextProps extends Pick<ButtonLook, 'startIcon' | 'endIcon'> {
    readonly children?: ReactNode;
}
export declare function ButtonText({ startIcon, endIcon, children }: ButtonTextProps): import("react").JSX.Element;
export {};
// file: shared-ui/src/button/button-styles.d.ts
import type { CSSObject } from '@emotion/react';
export declare const LOOKS: {
    readonly solid: "contained";
    readonly outline: "outlined";
    readonly quiet: "text";
};
export declare const buttonStyles: CSSObject;
// file: shared-ui/src/carousel/Carousel.d.ts
import type { ReactNode } from 'react';
export interface SlideState {
    readonly isCurrent: boolean;
    readonly isNear: boolean;
}
interface CarouselProps<Item> {
    readonly label: string;
    readonly slides: readonly Item[];
    readonly keyOf: (slide: Item) => string;
    readonly children: (slide: Item, state: SlideState) => ReactNode;
    readonly interval: number;
    readonly hasArrows?: boolean;
    readonly className?: string;
}
export declare function Carousel<Item>({ label, slides, keyOf, children, interval, hasArrows, className, }: CarouselProps<Item>): import("react").JSX.Element;
export {};
// file: shared-ui/src/carousel/CarouselControls.d.ts
interface CarouselControlsProps {
    readonly count: number;
    readonly current: number;
    readonly isRotating: boolean;
    readonly hasArrows: boolean;
    readonly toggle: () => void;
    readonly show: (slide: number) => void;
}
export declare function CarouselControls({ count, current, isRotating, hasArrows, toggle, show, }: CarouselControlsProps): import("react").JSX.Element;
export {};
// file: shared-ui/src/carousel/carousel-styles.d.ts
export declare const Region: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLElement>, HTMLElement>, {}>;
export declare const Slides: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, {}>;
export declare const Slide: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, {}>;
export declare const Bar: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, {}>;
export declare const Round: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").ButtonHTMLAttributes<HTMLButtonElement>, HTMLButtonElement>, {}>;
export declare const Dots: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, {}>;
export declare const Dot: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").ButtonHTMLAttributes<HTMLButtonElement>, HTMLButtonElement>, {}>;
// file: shared-ui/src/carousel/use-near-slides.d.ts
export declare function useNearSlides(current: number, count: number, interval: number): ReadonlySet<number>;
// file: shared-ui/src/carousel/use-rotation.d.ts
import { type FocusEvent, type PointerEvent, type TouchEvent } from 'react';
export declare function useRotation(count: number, interval: number): {
    current: number;
    isRotating: boolean;
    isMoving: boolean;
    show: (slide: number) => void;
    toggle: () => void;
    regionProps: {
        ref: import("react").RefObject<HTMLElement | null>;
        onPointerDown: ({ pointerType }: PointerEvent) => void;
        onTouchStart: ({ currentTarget }: TouchEvent<HTMLElement>) => void;
        onMouseLeave: () => void;
        onFocus: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => void;
    };
    slidesHandlers: {
        onMouseEnter: () => void;
        onMouseMove: () => void;
    };
};
// file: shared-ui/src/carousel/use-swipe.d.ts
import { type TouchEvent } from 'react';
export declare function useSwipe(onSwipe: (step: 1 | -1) => void): {
    onTouchStart: ({ touches }: TouchEvent) => void;
    onTouchEnd: ({ changedTouches }: TouchEvent) => void;
};
// file: shared-ui/src/contact-form/ContactForm.d.ts
import type { SubsidiarySlug } from 'shared-contracts/site/subsidiaries';
interface ContactFormProps {
    readonly defaultSubsidiary?: SubsidiarySlug;
    readonly heading?: string;
}
export declare function ContactForm({ defaultSubsidiary, heading }: ContactFormProps): import("react").JSX.Element;
export {};
// file: shared-ui/src/counter/Counter.d.ts
interface CounterProps {
    readonly value: number;
    readonly suffix?: string;
    readonly format?: (value: number) => string;
}
export declare function Counter({ value, suffix, format }: CounterProps): import("react").JSX.Element;
export {};
// file: shared-ui/src/disclosure-menu/DisclosureMenu.d.ts
import { type ReactNode } from 'react';
interface DisclosureMenuProps {
    readonly label: ReactNode;
    readonly children: ReactNode;
    readonly className?: string;
}
export declare function DisclosureMenu({ label, children, className }: DisclosureMenuProps): import("react").JSX.Element;
export {};
// file: shared-ui/src/disclosure-menu/use-disclosure.d.ts
import { type FocusEvent, type MouseEvent } from 'react';
export declare function useDisclosure<Root extends HTMLElement>(): {
    isOpen: boolean;
    root: import("react").RefObject<Root | null>;
    button: import("react").RefObject<HTMLButtonElement | null>;
    press: () => void;
    rootHandlers: {
        onMouseEnter: () => void;
        onMouseLeave: () => void;
        onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => void;
    };
    panelHandlers: {
        onClick: ({ target }: MouseEvent) => void;
    };
};
// file: shared-ui/src/failure-panel/FailurePanel.d.ts
interface FailurePanelProps {
    readonly title?: string;
    readonly hint?: string;
    readonly isBroken?: boolean;
    readonly onRetry: () => void;
    readonly home?: string;
}
export declare function FailurePanel({ isBroken, title, hint, onRetry, home, }: FailurePanelProps): import("react").JSX.Element;
export {};
// file: shared-ui/src/family/FamilyBar.d.ts
export declare function FamilyBar(): import("react").JSX.Element;
// file: shared-ui/src/family/FamilyEntries.d.ts
export declare function FamilyEntries(): import("react").JSX.Element;
// file: shared-ui/src/family/family-sites.d.ts
export interface FamilySite {
    readonly label: string;
    readonly href: string;
    readonly isOwn: boolean;
}
export declare function familySites(basePath: string): readonly FamilySite[];
// file: shared-ui/src/family/site-pages.d.ts
import type { ThemeName } from '../theme/tokens.ts';
export interface SitePages {
    readonly name: string;
    readonly pages: readonly {
        readonly label: string;
        readonly path: string;
    }[];
}
export declare const SITE_PAGES: Readonly<Record<ThemeName, SitePages>>;
// file: shared-ui/src/file/save-file.d.ts
export declare function saveFile(name: string, type: string, content: string): void;
// file: shared-ui/src/footer/SocialLinks.d.ts
declare const NETWORKS: readonly [{
    readonly id: "facebook";
    readonly name: "Facebook";
    readonly mark: "M14 8.5h2.5V5H14c-2.5 0-4 1.6-4 4v2H7.5v3.5H10V21h3.6v-6.5h2.6l.6-3.5h-3.2V9.3c0-.5.2-.8.4-.8z";
}, {
    readonly id: "x";
    readonly name: "X";
    readonly mark: "M4 4h4.6l4 5.5L17.3 4H20l-6.1 7.2L20.5 20H16l-4.4-6L6.5 20H3.8l6.5-7.7z";
}, {
    readonly id: "linkedin";
    readonly name: "LinkedIn";
    readonly mark: "M5 9.5h3.2V20H5zM6.6 4.5a1.8 1.8 0 1 1 0 3.6 1.8 1.8 0 0 1 0-3.6zM10.5 9.5h3v1.4c.6-1 1.7-1.7 3.1-1.7 2.5 0 3.9 1.6 3.9 4.5V20h-3.2v-5.7c0-1.5-.6-2.3-1.7-2.3-1.2 0-1.9.9-1.9 2.4V20h-3.2z";
}];
interface SocialLinksProps {
    readonly addresses?: Readonly<Partial<Record<(typeof NETWORKS)[number]['id'], string | null>>> | undefined;
}
export declare function SocialLinks({ addresses }?: SocialLinksProps): import("react").JSX.Element;
export {};
// file: shared-ui/src/footer/footer-scroll.d.ts
import type { MouseEvent } from 'react';
export declare function scrollToTopSoon(click?: MouseEvent<HTMLAnchorElement>): void;
export declare function scrollToContactSoon(click?: MouseEvent<HTMLAnchorElement>): void;
// file: shared-ui/src/footer/footer-styles.d.ts
export declare const FooterBand: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLElement>, HTMLElement>, {}>;
export declare const FooterColumns: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, {}>;
export declare const FooterBottom: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, {}>;
// file: shared-ui/src/form/Field.d.ts
import type { ThemeName } from '../theme/tokens.ts';
import type { FormFieldProps } from './field-props.ts';
export interface FieldProps extends Omit<FormFieldProps, 'className'> {
    readonly id: string;
    readonly theme: ThemeName;
}
export declare function Field({ id, theme, name, label, error, hint, isRequired, type, rows, choices, placeholder, ...control }: FieldProps): import("react").JSX.Element;
// file: shared-ui/src/form/FieldFrame.d.ts
interface FieldFrameProps {
    readonly lines: number;
}
export declare const FieldFrame: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
} & FieldFrameProps, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, {}>;
export {};
// file: shared-ui/src/form/FormField.d.ts
import type { Choice, FormFieldProps } from './field-props.ts';
export type { Choice };
export declare function FormField({ className, ...field }: FormFieldProps): import("react").JSX.Element;
// file: shared-ui/src/form/FormFields.d.ts
import type { FormDescription } from 'shared-contracts/api/form';
interface FormFieldsProps<Name extends string> {
    readonly form: FormDescription<Name>;
    readonly errorOf: (name: Name) => string | undefined;
    readonly defaults?: Readonly<Partial<Record<Name, string>>>;
    readonly edition?: string;
}
export declare function FormFields<Name extends string>({ form, errorOf, defaults, edition, }: FormFieldsProps<Name>): import("react").JSX.Element;
export {};
// file: shared-ui/src/form/LaterField.d.ts
import type { StyleCache } from 'shared-contracts/host';
import type { FieldProps } from './Field.tsx';
interface LaterFieldProps {
    readonly className: string | undefined;
    readonly lines: number;
    readonly field: FieldProps;
    readonly cache: StyleCache;
}
export declare function LaterField({ className, lines, field, cache }: LaterFieldProps): import("react").JSX.Element;
export {};
// file: shared-ui/src/form/PostFields.d.ts
import { type FormDescription } from 'shared-contracts/api/form';
export declare function PostFields({ form }: {
    readonly form: FormDescription;
}): import("react").JSX.Element;
// file: shared-ui/src/form/field-props.d.ts
import type { Choice } from 'shared-contracts/api/form';
export type { Choice };
export interface FormFieldProps {
    readonly name: string;
    readonly label: string;
    readonly error?: string | undefined;
    readonly hint?: string;
    readonly isRequired?: boolean;
    readonly type?: 'text' | 'email' | 'tel' | 'search' | 'url' | 'password';
    readonly autoComplete?: string;
    readonly placeholder?: string;
    readonly defaultValue?: string;
    readonly rows?: number;
    readonly choices?: readonly Choice[];
    readonly maxLength?: number;
    readonly className?: string;
}
// file: shared-ui/src/form/fields.d.ts
export declare const drawFields: () => void;
// file: shared-ui/src/form/form-styles.d.ts
export declare const Label: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").LabelHTMLAttributes<HTMLLabelElement>, HTMLLabelElement>, {}>;
export declare const Select: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").SelectHTMLAttributes<HTMLSelectElement>, HTMLSelectElement>, {}>;
export declare const Fields: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, {}>;
export declare const FormSent: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLParagraphElement>, HTMLParagraphElement>, {}>;
export declare const FormFailure: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLParagraphElement>, HTMLParagraphElement>, {}>;
// file: shared-ui/src/form/load-fields.d.ts
import { type Fields } from './provided-fields.ts';
export declare function loadFields(): Promise<Fields | null>;
// file: shared-ui/src/form/mui-theme.d.ts
import { type Theme } from '@mui/material/styles';
import { type ThemeName } from '../theme/tokens.ts';
export declare function muiTheme(name: ThemeName): Theme;
// file: shared-ui/src/form/provided-fields.d.ts
import type { ComponentType } from 'react';
import type { StyleCache } from 'shared-contracts/host';
import type { FieldProps } from './Field.tsx';
export interface MountedField {
    update(field: FieldProps): void;
    unmount(): void;
}
export interface Fields {
    readonly Field: ComponentType<FieldProps>;
    readonly mountField: (place: Element, field: FieldProps, cache: StyleCache) => MountedField;
}
export declare const providedFields: () => Fields | null;
export declare function provideFields(fields: Fields | null): void;
// file: shared-ui/src/form/use-form.d.ts
import { type FormEvent } from 'react';
import { type FormDescription } from 'shared-contracts/api/form';
import * as v from 'valibot';
type ObjectSchema = v.ObjectSchema<v.ObjectEntries, v.ErrorMessage<v.ObjectIssue> | undefined>;
type Errors = Readonly<Record<string, string | undefined>>;
export interface Submission {
    readonly idempotencyKey: string;
    readonly isTrapped: boolean;
    readonly ageMs: number;
}
interface FormOptions<Schema extends ObjectSchema> {
    readonly schema: Schema;
    readonly description?: FormDescription;
    readonly send: (values: v.InferOutput<Schema>, submission: Submission) => Promise<void>;
    readonly onSent: () => void;
    readonly onFailed: (reason: unknown) => void;
    readonly refusedFields?: (reason: unknown) => Errors;
}
export declare function useForm<Schema extends ObjectSchema>({ schema, description, send, onSent, onFailed, refusedFields, }: FormOptions<Schema>): {
    errorOf: (name: keyof Schema["entries"] & string) => string | undefined;
    isSubmitting: boolean;
    hasFailed: boolean;
    hasSent: boolean;
    formProps: {
        onSubmit: (event: FormEvent<HTMLFormElement>) => void;
        onInput: ({ currentTarget }: FormEvent<HTMLFormElement>) => void;
        onChange: ({ currentTarget }: FormEvent<HTMLFormElement>) => void;
        method?: "post" | undefined;
        action?: string | undefined;
        noValidate: boolean;
    };
};
export {};
// file: shared-ui/src/form/use-idempotency-key.d.ts
export declare function useIdempotencyKey(): {
    keyFor: (content: unknown, documentKey?: string) => string;
    forget: () => void;
};
// file: shared-ui/src/form/when-near.d.ts
export declare function whenNear(element: Element, onNear: () => void): () => void;
// file: shared-ui/src/header/GroupMark.d.ts
export declare function GroupMark(): import("react").JSX.Element;
// file: shared-ui/src/header/header-styles.d.ts
export declare const HEADER_HEIGHT: string;
export declare const HeaderBar: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLElement>, HTMLElement>, {}>;
export declare const HeaderNav: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLElement>, HTMLElement>, {}>;
// file: shared-ui/src/hero/HeroPicture.d.ts
import type { FocalPoint } from 'shared-contracts/api/focal-point';
interface HeroPictureProps {
    readonly src: string;
    readonly focalPoint?: FocalPoint | undefined;
    readonly isFirst?: boolean;
}
export declare function HeroPicture({ src, focalPoint, isFirst }: HeroPictureProps): import("react").JSX.Element;
export {};
// file: shared-ui/src/hero/hero-layout.d.ts
export declare const HERO_STACKED: string;
export declare const HERO_PICTURE_HEIGHT: string;
export declare const HERO_WORDS_WIDTH: string;
export declare const HERO_TITLE_SIZE: string;
// file: shared-ui/src/index.d.ts
export { AsyncPanel, Message, type AsyncResult, type PanelText } from './async-panel/AsyncPanel.tsx';
export { Skeleton } from './async-panel/Skeleton.tsx';
export { SkeletonCards } from './async-panel/skeletons.tsx';
export { Button, type ButtonLook, type ButtonProps } from './button/Button.tsx';
export { ButtonLink } from './button/ButtonLink.tsx';
export { Carousel, type SlideState } from './carousel/Carousel.tsx';
export { ContactForm } from './contact-form/ContactForm.tsx';
export { Counter } from './counter/Counter.tsx';
export { DisclosureMenu } from './disclosure-menu/DisclosureMenu.tsx';
export { FailurePanel } from './failure-panel/FailurePanel.tsx';
export { FamilyEntries } from './family/FamilyEntries.tsx';
export { saveFile } from './file/save-file.ts';
export { scrollToContactSoon, scrollToTopSoon } from './footer/footer-scroll.ts';
export { FooterBand, FooterBottom, FooterColumns } from './footer/footer-styles.ts';
export { SocialLinks } from './footer/SocialLinks.tsx';
export { Fields, FormFailure, FormSent, Select } from './form/form-styles.ts';
export { FormField, type Choice } from './form/FormField.tsx';
export { FormFields } from './form/FormFields.tsx';
export { PostFields } from './form/PostFields.tsx';
export { useForm } from './form/use-form.ts';
export { useIdempotencyKey } from './form/use-idempotency-key.ts';
export { GroupMark } from './header/GroupMark.tsx';
export { HEADER_HEIGHT, HeaderBar, HeaderNav } from './header/header-styles.ts';
export { HERO_PICTURE_HEIGHT, HERO_STACKED, HERO_TITLE_SIZE, HERO_WORDS_WIDTH, } from './hero/hero-layout.ts';
export { HeroPicture } from './hero/HeroPicture.tsx';
export { Card, Container, Grid, Row, Section, Stack, STRIP_ON_PHONES } from './layout/layout.ts';
export { Eyebrow, Figure, HeroTitle, Lead, Muted, PageTitle, Subtitle, Tag, Title, } from './layout/type.ts';
export { VisuallyHidden } from './layout/visually-hidden.ts';
export { ExternalLink } from './link/ExternalLink.tsx';
export { Reveal } from './motion/Reveal.tsx';
export { ClosedScreen } from './not-found/ClosedScreen.tsx';
export { FamilyWays } from './not-found/FamilyWays.tsx';
export { NotFoundScreen } from './not-found/NotFoundScreen.tsx';
export { ScreenHeader } from './not-found/ScreenHeader.tsx';
export { CARD_SIZES, Picture } from './picture/Picture.tsx';
export { defineRemote } from './remote/define-remote.tsx';
export { SchemeSwitch } from './scheme/SchemeSwitch.tsx';
export { MenuEntries } from './slide-out/menu-entries.ts';
export { IconButton } from './slide-out/modal-dialog-styles.ts';
export { ModalDialog } from './slide-out/ModalDialog.tsx';
export { SlideOut } from './slide-out/SlideOut.tsx';
export { SiteTheme } from './theme/SiteTheme.tsx';
export { createStyleCache, type StyleCacheOptions } from './theme/style-cache.ts';
export { themeCanvas } from './theme/theme-canvas.ts';
export type { ThemeName } from './theme/tokens.ts';
export { Toaster } from './toast/Toaster.tsx';
export { WeavingLoader } from './woven-strip/WeavingLoader.tsx';
export { WovenStrip } from './woven-strip/WovenStrip.tsx';
// file: shared-ui/src/layout/layout.d.ts
export declare const Container: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, {}>;
export declare const Section: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLElement>, HTMLElement>, {}>;
export declare const Grid: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, {}>;
export declare const STRIP_ON_PHONES: string;
export declare const Row: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, {}>;
export declare const Stack: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, {}>;
export declare const Card: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLElement>, HTMLElement>, {}>;
// file: shared-ui/src/layout/type.d.ts
export declare const HeroTitle: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLHeadingElement>, HTMLHeadingElement>, {}>;
export declare const PageTitle: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
} & import("react").ClassAttributes<HTMLHeadingElement> & import("react").HTMLAttributes<HTMLHeadingElement> & {
    theme?: import("@emotion/react").Theme;
}, {}, {}>;
export declare const Title: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLHeadingElement>, HTMLHeadingElement>, {}>;
export declare const Subtitle: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLHeadingElement>, HTMLHeadingElement>, {}>;
export declare const Eyebrow: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLParagraphElement>, HTMLParagraphElement>, {}>;
export declare const Lead: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLParagraphElement>, HTMLParagraphElement>, {}>;
export declare const Muted: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLParagraphElement>, HTMLParagraphElement>, {}>;
export declare const Figure: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLSpanElement>, HTMLSpanElement>, {}>;
export declare const Tag: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLSpanElement>, HTMLSpanElement>, {}>;
// file: shared-ui/src/layout/visually-hidden.d.ts
export declare const VisuallyHidden: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLSpanElement>, HTMLSpanElement>, {}>;
// file: shared-ui/src/link/ExternalLink.d.ts
import type { AnchorHTMLAttributes, ReactNode } from 'react';
export interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
    readonly href: string;
    readonly children: ReactNode;
}
export declare function ExternalLink({ children, ...anchor }: ExternalLinkProps): import("react").JSX.Element;
// file: shared-ui/src/link/SkipLink.d.ts
export declare function SkipLink({ target }: {
    readonly target?: string;
}): import("react").JSX.Element;
// file: shared-ui/src/motion/Reveal.d.ts
import { type ElementType, type HTMLAttributes } from 'react';
interface RevealProps extends HTMLAttributes<HTMLDivElement> {
    readonly as?: ElementType;
}
export declare function Reveal(props: RevealProps): import("react").JSX.Element;
export {};
// file: shared-ui/src/motion/use-reduced-motion.d.ts
export declare function useReducedMotion(): boolean;
export declare function prefersReducedMotion(): boolean;
// file: shared-ui/src/not-found/ClosedScreen.d.ts
interface ClosedScreenProps {
    readonly message: string;
    readonly home?: string;
}
export declare function ClosedScreen({ message, home }: ClosedScreenProps): import("react").JSX.Element;
export {};
// file: shared-ui/src/not-found/FamilyWays.d.ts
interface FamilyWaysProps {
    readonly groupHome?: string;
}
export declare function FamilyWays({ groupHome }?: FamilyWaysProps): import("react").JSX.Element;
export {};
// file: shared-ui/src/not-found/NotFoundScreen.d.ts
interface NotFoundScreenProps {
    readonly home?: string;
    readonly groupHome?: string;
}
export declare function NotFoundScreen({ home, groupHome }: NotFoundScreenProps): import("react").JSX.Element;
export {};
// file: shared-ui/src/not-found/ScreenHeader.d.ts
import type { ThemeName } from '../theme/tokens.ts';
interface ScreenHeaderProps {
    readonly theme: ThemeName;
    readonly home: string;
}
export declare function ScreenHeader({ theme, home }: ScreenHeaderProps): import("react").JSX.Element;
export {};
// file: shared-ui/src/not-found/screen-styles.d.ts
export declare const Screen: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, {}>;
export declare const Cloth: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, {}>;
export declare const Search: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").FormHTMLAttributes<HTMLFormElement>, HTMLFormElement>, {}>;
// file: shared-ui/src/picture/Picture.d.ts
import type { FocalPoint } from 'shared-contracts/api/focal-point';
export declare const CARD_SIZES: string;
interface PictureProps {
    readonly src: string;
    readonly alt: string;
    readonly sizes?: string;
    readonly priority?: 'behind-text' | 'at-once' | undefined;
    readonly width?: number;
    readonly height?: number;
    readonly focalPoint?: FocalPoint | undefined;
    readonly className?: string;
}
export declare function Picture({ src, alt, priority, sizes, width, height, focalPoint, className, }: PictureProps): import("react").JSX.Element;
export {};
// file: shared-ui/src/picture/picture-colours.d.ts
export declare const PICTURE_COLOURS: Readonly<Record<string, string>>;
// file: shared-ui/src/picture/shadow-colours.d.ts
export declare const SHADOW_COLOURS: Readonly<Record<string, string>>;
// file: shared-ui/src/remote/define-remote.d.ts
import type { ComponentType, ReactNode } from 'react';
import type { SubsidiarySlug } from 'shared-contracts/site/subsidiaries';
import type { RemoteDefinition } from 'shared-contracts/remote';
interface WithChildren {
    readonly children: ReactNode;
}
interface RemoteSite extends Pick<RemoteDefinition, 'name' | 'siteName' | 'theme' | 'basePaths' | 'isUnlisted' | 'routes'> {
    readonly Header: ComponentType;
    readonly Footer?: ComponentType;
    readonly Frame?: ComponentType<WithChildren>;
    readonly PageFrame?: ComponentType<WithChildren>;
    readonly subsidiaryOf?: (path: string) => SubsidiarySlug | undefined;
}
export declare function defineRemote({ Header, Footer, Frame, PageFrame, subsidiaryOf, ...remote }: RemoteSite): RemoteDefinition;
export {};
// file: shared-ui/src/scheme/SchemeSwitch.d.ts
interface SchemeSwitchProps {
    readonly unchosen?: string;
}
export declare function SchemeSwitch({ unchosen }?: SchemeSwitchProps): import("react").JSX.Element;
export {};
// file: shared-ui/src/scheme/scheme-choice.d.ts
import type { Scheme } from '../theme/other-schemes.ts';
export type SchemeChoice = Scheme | 'system';
export declare function schemeChoice(): SchemeChoice;
export declare function chooseScheme(choice: SchemeChoice): void;
export declare function watchScheme(listener: () => void): () => void;
// file: shared-ui/src/slide-out/ModalDialog.d.ts
import { type ReactNode } from 'react';
interface ModalDialogProps {
    readonly label: string;
    readonly isOpen: boolean;
    readonly onClose: () => void;
    readonly placement: 'right' | 'top';
    readonly children: ReactNode;
}
export declare function ModalDialog({ label, isOpen, onClose, placement, children }: ModalDialogProps): import("react").JSX.Element;
export {};
// file: shared-ui/src/slide-out/SlideOut.d.ts
import { type ReactNode } from 'react';
interface SlideOutProps {
    readonly label?: string;
    readonly children: ReactNode;
    readonly className?: string;
}
export declare function SlideOut({ label, children, className }: SlideOutProps): import("react").JSX.Element;
export {};
// file: shared-ui/src/slide-out/menu-entries.d.ts
export declare const MenuEntries: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLElement>, HTMLElement>, {}>;
// file: shared-ui/src/slide-out/modal-dialog-styles.d.ts
export declare const Dialog: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").DialogHTMLAttributes<HTMLDialogElement>, HTMLDialogElement>, {}>;
export declare const IconButton: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").ButtonHTMLAttributes<HTMLButtonElement>, HTMLButtonElement>, {}>;
export declare const CloseRow: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, {}>;
// file: shared-ui/src/theme/Dressed.d.ts
import { type ReactNode } from 'react';
import type { StyleCache } from 'shared-contracts/host';
import type { ThemeName } from './tokens.ts';
interface DressedProps {
    readonly theme: ThemeName;
    readonly cache: StyleCache;
    readonly children: ReactNode;
}
export declare function Dressed({ theme, cache, children }: DressedProps): import("react").JSX.Element;
export {};
// file: shared-ui/src/theme/OverlayTheme.d.ts
import type { ReactNode } from 'react';
import type { StyleCache } from 'shared-contracts/host';
import type { ThemeName } from './tokens.ts';
interface OverlayThemeProps {
    readonly theme: ThemeName;
    readonly cache: StyleCache;
    readonly isShowing: boolean;
    readonly children: ReactNode;
}
export declare function OverlayTheme({ theme, cache, isShowing, children }: OverlayThemeProps): import("react").JSX.Element;
export declare const Overlay: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, {}>;
export {};
// file: shared-ui/src/theme/PageStyles.d.ts
export declare function PageStyles({ styles }: {
    readonly styles: string;
}): null;
// file: shared-ui/src/theme/SiteTheme.d.ts
import type { ReactNode } from 'react';
import type { StyleCache } from 'shared-contracts/host';
import type { SubsidiarySlug } from 'shared-contracts/site/subsidiaries';
import type { ThemeName } from './tokens.ts';
interface SiteThemeProps {
    readonly theme: ThemeName;
    readonly cache: StyleCache;
    readonly subsidiary?: SubsidiarySlug;
    readonly isOverlay?: boolean;
    readonly children: ReactNode;
}
export declare function SiteTheme({ theme, cache, subsidiary, isOverlay, children, }: SiteThemeProps): import("react").JSX.Element;
export {};
// file: shared-ui/src/theme/ThemeStyles.d.ts
import type { ThemeName } from './tokens.ts';
export declare function ThemeStyles({ theme }: {
    readonly theme: ThemeName;
}): import("react").JSX.Element;
// file: shared-ui/src/theme/base-styles.d.ts
export declare const baseStyles = "\n*,*::before,*::after{box-sizing:border-box}\nhtml{--family-bar:0px;-webkit-text-size-adjust:100%;scroll-padding-top:96px}\nhtml:has(dialog[open]){overflow:hidden;scrollbar-gutter:stable}\n@media (min-width:56.25em){html{--family-bar:34px}}\nbody{margin:0}\nh1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote{margin:0}\nul,ol{padding:0;list-style:none}\nimg,svg,video{display:block;max-width:100%;height:auto}\nbutton,input,select,textarea{font:inherit;color:inherit}\ntable{border-collapse:collapse}\na{color:inherit;text-underline-offset:0.2em}\n@media (max-width:19.99em){html [data-theme]{overflow-wrap:anywhere;-webkit-hyphens:auto;hyphens:auto}table{overflow-wrap:normal;-webkit-hyphens:manual;hyphens:manual}}\nsummary{cursor:pointer}\n[data-theme] :focus-visible{outline:3px solid var(--focus,var(--brand));outline-offset:3px;border-radius:2px}\n[data-theme] [tabindex=\"-1\"]:focus-visible{outline:none}\n[data-ground=\"deep\"]{color-scheme:dark;--focus:var(--on-deep);--text:var(--on-deep);--text-muted:var(--on-deep-muted);--accent:var(--accent-tint);--brand:var(--accent-tint);--brand-hover:var(--on-deep);--on-brand:#16130E;--surface-raised:color-mix(in srgb,var(--on-deep) 7%,var(--deep));--line:color-mix(in srgb,var(--on-deep) 18%,transparent);--edge:color-mix(in srgb,var(--on-deep) 55%,transparent);--up:#3DDC84;--down:#FF7A7A;background:var(--deep);color:var(--on-deep)}\n:is([data-ground=\"deep\"],[data-theme=\"premiership\"]) [data-subsidiary]{--accent:var(--accent-tint)}\n[data-theme] ::selection{background:var(--accent-tint);color:#16130E}\n@media (prefers-reduced-motion:no-preference){html[data-smooth-scroll]{scroll-behavior:smooth}}\n@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:1ms!important;animation-iteration-count:1!important;transition-duration:1ms!important}}\n@media (forced-colors:active){[data-theme] :is([aria-current]:not([aria-current='false']),[aria-selected='true'],[aria-pressed='true']){outline:2px solid Highlight;outline-offset:-2px}}\n::view-transition{pointer-events:none}\n::view-transition-old(root),::view-transition-new(root){animation-duration:160ms}\n@page{margin:16mm 14mm}\n@media print{html{font-size:12px}html,[data-theme]{background:#fff!important;color:#000!important}:is(html [data-theme],[data-theme] [data-ground],[data-theme] [data-subsidiary]):not([data-theme=\"premiership\"],[data-theme=\"premiership\"] *){--surface:#fff;--surface-raised:#fff;--surface-sunk:#fff;--glow:#fff;--deep:#fff;--text:#000;--text-muted:#333;--on-deep:#000;--on-deep-muted:#333;--on-brand:#000;--brand:#000;--accent:#000;--accent-tint:#000;--up:#15803D;--down:#B91C1C;--section:12px}[href=\"#main\"]{display:none}tr,figure{break-inside:avoid}h2,h3{break-after:avoid}main a[href^=\"http\"]::after{content:\" (\" attr(href) \")\";overflow-wrap:anywhere}}\n";
// file: shared-ui/src/theme/by-night.d.ts
export type UsualScheme = 'system' | 'dark';
export declare function byNight(selector: string, declarations: string, usual?: UsualScheme): string;
// file: shared-ui/src/theme/custom-properties.d.ts
import type { ThemeName } from './tokens.ts';
export declare function themeProperties(theme: ThemeName): string;
export declare function subsidiaryProperties(): string;
// file: shared-ui/src/theme/other-schemes.d.ts
import type { ThemeName, Tokens } from './tokens.ts';
export type Scheme = Tokens['scheme'];
export type OtherScheme = Partial<Tokens> & Pick<Tokens, 'scheme'>;
export declare const OTHER_SCHEMES: Readonly<Partial<Record<ThemeName, OtherScheme>>>;
// file: shared-ui/src/theme/schemes.d.ts
import type { UsualScheme } from './by-night.ts';
import { type OtherScheme, type Scheme } from './other-schemes.ts';
import { type ThemeName, type Tokens } from './tokens.ts';
export declare function schemesOf(theme: ThemeName): {
    base: Tokens;
    dark: OtherScheme | undefined;
    usual: UsualScheme;
};
export declare function canvasColours(theme: ThemeName): Readonly<Record<Scheme, string>>;
export declare function usualScheme(theme: ThemeName): Scheme | null;
// file: shared-ui/src/theme/site-dress.d.ts
import type { StyleCache } from 'shared-contracts/host';
import type { ThemeName } from './tokens.ts';
interface Dress {
    readonly theme: ThemeName;
    readonly cache: StyleCache;
}
export declare const SiteDress: import("react").Context<Dress | null>;
export {};
// file: shared-ui/src/theme/style-cache.d.ts
import { type EmotionCache } from '@emotion/cache';
import type { StyleCache } from 'shared-contracts/host';
export interface StyleCacheOptions {
    readonly nonce?: string;
    readonly container?: Node;
}
export declare function createStyleCache({ nonce, container }?: StyleCacheOptions): EmotionCache;
export declare function asEmotionCache(cache: StyleCache): EmotionCache;
// file: shared-ui/src/theme/theme-canvas.d.ts
import type { ThemeName } from './tokens.ts';
export { canvasColours, usualScheme } from './schemes.ts';
export declare function themeCanvas(theme: ThemeName): string;
// file: shared-ui/src/theme/tokens.d.ts
export type ThemeName = 'loom' | 'floodlight' | 'premiership';
export interface Tokens {
    readonly scheme: 'light' | 'dark';
    readonly fontDisplay: string;
    readonly fontText: string;
    readonly surface: string;
    readonly surfaceRaised: string;
    readonly surfaceSunk: string;
    readonly glow: string;
    readonly text: string;
    readonly textMuted: string;
    readonly line: string;
    readonly edge: string;
    readonly brand: string;
    readonly brandHover: string;
    readonly onBrand: string;
    readonly deep: string;
    readonly onDeep: string;
    readonly onDeepMuted: string;
    readonly accent: string;
    readonly accentMid: string;
    readonly accentTint: string;
    readonly up: string;
    readonly down: string;
    readonly live: string;
    readonly onLive: string;
    readonly thread1: string;
    readonly thread2: string;
    readonly thread3: string;
    readonly thread4: string;
    readonly textXs: string;
    readonly textS: string;
    readonly textM: string;
    readonly textL: string;
    readonly textXl: string;
    readonly text2xl: string;
    readonly text3xl: string;
    readonly textHero: string;
    readonly displayWeight: string;
    readonly displayCase: string;
    readonly displayLeading: string;
    readonly displayTracking: string;
    readonly page: string;
    readonly unit: string;
    readonly section: string;
    readonly radiusS: string;
    readonly radiusM: string;
    readonly radiusL: string;
    readonly cut: string;
    readonly fast: string;
    readonly slow: string;
    readonly ease: string;
}
export declare const THEMES: Readonly<Record<ThemeName, Tokens>>;
// file: shared-ui/src/toast/Toaster.d.ts
import type { ToastStore } from 'shared-contracts/host';
export declare function Toaster({ toasts: store }: {
    readonly toasts: ToastStore;
}): import("react").JSX.Element;
// file: shared-ui/src/toast/toast-styles.d.ts
export declare const Place: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, {}>;
export declare const Note: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLDivElement>, HTMLDivElement>, {}>;
export declare const NoteTitle: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLParagraphElement>, HTMLParagraphElement>, {}>;
export declare const NoteText: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").HTMLAttributes<HTMLParagraphElement>, HTMLParagraphElement>, {}>;
export declare const Close: import("@emotion/styled").StyledComponent<{
    theme?: import("@emotion/react").Theme;
    as?: React.ElementType;
}, import("react").DetailedHTMLProps<import("react").ButtonHTMLAttributes<HTMLButtonElement>, HTMLButtonElement>, {}>;
// file: shared-ui/src/woven-strip/WeavingLoader.d.ts
interface WeavingLoaderProps {
    readonly label: string;
    readonly seed?: string;
}
export declare function WeavingLoader({ label, seed }: WeavingLoaderProps): import("react").JSX.Element;
export {};
// file: shared-ui/src/woven-strip/WovenStrip.d.ts
interface WovenStripProps {
    readonly seed: string;
    readonly rows?: number;
    readonly cell?: number;
    readonly className?: string;
}
export declare function WovenStrip({ seed, rows, cell, className }: WovenStripProps): import("react").JSX.Element;
export {};
// file: shared-ui/src/woven-strip/weave.d.ts
export type Cloth = readonly (readonly number[])[];
export declare function weave(seed: string, rows: number, panels?: number): Cloth;
export declare function threadPaths(cloth: Cloth): string[];
