import { useState, type ReactNode } from 'react'
import { createToastStore } from 'shared-contracts/host'
import { AsyncPanel } from '../async-panel/AsyncPanel.tsx'
import { SkeletonCards } from '../async-panel/skeletons.tsx'
import { Button } from '../button/Button.tsx'
import { Carousel } from '../carousel/Carousel.tsx'
import { ContactForm } from '../contact-form/ContactForm.tsx'
import { Counter } from '../counter/Counter.tsx'
import { DisclosureMenu } from '../disclosure-menu/DisclosureMenu.tsx'
import { FailurePanel } from '../failure-panel/FailurePanel.tsx'
import { Card, Grid, Row, Stack } from '../layout/layout.ts'
import { Eyebrow, Figure, HeroTitle, Lead, Muted, Subtitle, Tag, Title } from '../layout/type.ts'
import { ExternalLink } from '../link/ExternalLink.tsx'
import { SkipLink } from '../link/SkipLink.tsx'
import { ClosedScreen } from '../not-found/ClosedScreen.tsx'
import { NotFoundScreen } from '../not-found/NotFoundScreen.tsx'
import { Picture } from '../picture/Picture.tsx'
import { SchemeSwitch } from '../scheme/SchemeSwitch.tsx'
import { SlideOut } from '../slide-out/SlideOut.tsx'
import { Toaster } from '../toast/Toaster.tsx'
import { WeavingLoader } from '../woven-strip/WeavingLoader.tsx'
import { WovenStrip } from '../woven-strip/WovenStrip.tsx'

/** One state of one part of the design system. */
export interface Specimen {
  readonly part: string
  readonly state: string
  readonly show: () => ReactNode
}

const of = (part: string, states: Record<string, () => ReactNode>): Specimen[] =>
  Object.entries(states).map(([state, show]) => ({ part, state, show }))

const LONG = 'Ghana Agricultural Cooperatives and Rural Development Procurement Partnership'
const refetch = () => undefined

/** All parts of the design system in every state, for the gallery and for tests of the whole system. */
export const SPECIMENS: readonly Specimen[] = [
  ...of('Type', {
    scale: () => (
      <Stack>
        <Eyebrow>Eyebrow</Eyebrow>
        <HeroTitle as="p">Hero title</HeroTitle>
        <Title as="p">Title of a section</Title>
        <Subtitle as="p">Title of a card</Subtitle>
        <Lead>The first paragraph below a heading says what the section is about.</Lead>
        <Muted>Text that matters less.</Muted>
        <Figure>1,234</Figure>
      </Stack>
    ),
    'long name': () => <Title as="p">{LONG}</Title>,
  }),
  ...of('Tag', {
    tones: () => (
      <Row>
        <Tag>Plain</Tag>
        <Tag data-tone="brand">Brand</Tag>
        <Tag data-tone="live">LIVE</Tag>
        <Tag data-tone="accent">Accent</Tag>
      </Row>
    ),
  }),
  ...of('Button', {
    looks: () => (
      <Row>
        <Button>Solid</Button>
        <Button look="outline">Outline</Button>
        <Button look="quiet">Quiet</Button>
      </Row>
    ),
    small: () => <Button size="small">Small</Button>,
    disabled: () => <Button disabled>Disabled</Button>,
    'long name': () => <Button>{LONG}</Button>,
  }),
  ...of('Links', {
    skip: () => <SkipLink />,
    external: () => <ExternalLink href="https://example.com">Elsewhere</ExternalLink>,
  }),
  ...of('Menus', {
    'slide-out': () => (
      <SlideOut>
        <a href="/about">About Us</a>
      </SlideOut>
    ),
    disclosure: () => (
      <DisclosureMenu label="Subsidiaries">
        <a href="/gold">Gold</a>
      </DisclosureMenu>
    ),
    colours: () => <SchemeSwitch />,
  }),
  ...of('Card', {
    one: () => <Cards texts={['One card']} />,
    'three, one long': () => <Cards texts={['Short', LONG, 'Short']} />,
  }),
  ...of('Carousel', {
    'two slides': () => (
      <Carousel label="Slides" slides={['gold', 'agricol']} keyOf={String} interval={5000}>
        {(slide, { isNear }) => (isNear ? <Picture src={`/media/${slide}`} alt="" /> : null)}
      </Carousel>
    ),
    'one slide': () => (
      <Carousel label="One slide" slides={['gold']} keyOf={String} interval={5000}>
        {(slide) => <Picture src={`/media/${slide}`} alt="" />}
      </Carousel>
    ),
  }),
  ...of('Asynchronous panel', {
    loading: () => <Panel query={{ data: undefined, isError: false, refetch }} />,
    failed: () => <Panel query={{ data: undefined, isError: true, refetch }} />,
    arrived: () => <Panel query={{ data: 'Here it is.', isError: false, refetch }} />,
  }),
  ...of('Waiting', { weaving: () => <WeavingLoader label="Gold" /> }),
  ...of('Woven strip', {
    'three rows': () => <WovenStrip seed="gold" />,
    'eight rows': () => <WovenStrip seed="agricol" rows={8} cell={8} />,
  }),
  ...of('Counter', { final: () => <Counter value={50} suffix="+" /> }),
  ...of('Contact form', { empty: () => <ContactForm heading="Write to us" /> }),
  ...of('Toast', { shown: () => <ShownToast /> }),
  ...of('Failure panel', { 'with retry': () => <FailurePanel onRetry={refetch} /> }),
  ...of('Screens', {
    'not found': () => <NotFoundScreen />,
    closed: () => <ClosedScreen message="We are back at noon." />,
  }),
]

function Cards({ texts }: { readonly texts: readonly string[] }) {
  return (
    <Grid>
      {texts.map((text, index) => (
        <Card key={index}>
          <Subtitle as="p">{text}</Subtitle>
          <Muted>What it holds.</Muted>
        </Card>
      ))}
    </Grid>
  )
}

function Panel({ query }: Pick<Parameters<typeof AsyncPanel<string>>[0], 'query'>) {
  return (
    <AsyncPanel query={query} loading={<SkeletonCards count={2} />} error={{ title: 'Lost' }}>
      {(text) => <p>{text}</p>}
    </AsyncPanel>
  )
}

function ShownToast() {
  // Put into the store directly: a toast that is shown normally disappears after five seconds.
  const [toasts] = useState(() => {
    const store = createToastStore()
    const description = 'We answer within a day.'
    store.setState({ toasts: [{ id: 'shown', title: 'Message sent', description, isOpen: true }] })
    return store
  })
  return <Toaster toasts={toasts} />
}
