import { AsyncPanel } from '../async-panel/AsyncPanel.tsx'
import { SkeletonCards } from '../async-panel/skeletons.tsx'
import { Button } from '../button/Button.tsx'
import { Carousel } from '../carousel/Carousel.tsx'
import { ContactForm } from '../contact-form/ContactForm.tsx'
import { Counter } from '../counter/Counter.tsx'
import { DisclosureMenu } from '../disclosure-menu/DisclosureMenu.tsx'
import { FailurePanel } from '../failure-panel/FailurePanel.tsx'
import { ExternalLink } from '../link/ExternalLink.tsx'
import { SkipLink } from '../link/SkipLink.tsx'
import { NotFoundScreen } from '../not-found/NotFoundScreen.tsx'
import { Picture } from '../picture/Picture.tsx'
import { SlideOut } from '../slide-out/SlideOut.tsx'
import { Toaster } from '../toast/Toaster.tsx'
import { WeavingLoader } from '../woven-strip/WeavingLoader.tsx'
import { inHost, testHost } from './render-in-host.tsx'

/** One of everything that the design system has, as a server and a browser render it. */
export function inventory() {
  const host = testHost()
  return inHost(
    <>
      <SkipLink />
      <SlideOut>
        <a href="/about">About Us</a>
      </SlideOut>
      <DisclosureMenu label="Subsidiaries">
        <a href="/gold">Gold</a>
      </DisclosureMenu>
      <Carousel label="Slides" slides={['a', 'b']} keyOf={String} interval={5000}>
        {(slide, { isNear }) => (isNear ? <Picture src={`/media/${slide}`} alt="" /> : null)}
      </Carousel>
      <AsyncPanel
        query={{ data: undefined, isError: false, refetch: () => undefined }}
        loading={<SkeletonCards count={2} />}
        error={{ title: 'Lost' }}
      >
        {() => null}
      </AsyncPanel>
      <WeavingLoader label="Gold" />
      <Counter value={50} suffix="+" />
      <Button look="outline">Press</Button>
      <ExternalLink href="https://example.com">Elsewhere</ExternalLink>
      <ContactForm heading="Write to us" />
      <FailurePanel onRetry={() => undefined} />
      <NotFoundScreen />
      <Toaster toasts={host.toasts} />
    </>,
    host,
  )
}
