import styled from '@emotion/styled'
import { PORTAL_PREFIX } from 'shared-contracts/site/addresses'
import { ButtonLink, Container, Eyebrow, Lead, Picture, Row, Section, Title } from 'shared-ui'
import { BROADCAST_RIGHTS } from '../../data/broadcast.ts'
import { ReachFigures } from './ReachFigures.tsx'
import { RightsList } from './RightsList.tsx'

export function Broadcast() {
  return (
    <Section id="broadcast" aria-labelledby="broadcast-title">
      <Container>
        <Opening>
          <Picture
            src="/media/league-broadcast"
            alt=""
            sizes="(min-width: 1664px) 1344px, (min-width: 1248px) 1152px, 100vw"
          />
          <Head>
            <Eyebrow>Broadcast</Eyebrow>
            <Title id="broadcast-title">A league made to be watched</Title>
            <Lead>
              Buy one territory or one window, for television, for streaming or for both. Rights are
              offered separately, so that each finds the broadcaster who serves it best.
            </Lead>
          </Head>
        </Opening>
        <ReachFigures />
        <RightsList rights={BROADCAST_RIGHTS} />
        <Next>
          <ButtonLink to="/#contact">Ask About Rights</ButtonLink>
          <ButtonLink href={PORTAL_PREFIX} look="quiet">
            See the League Portal
          </ButtonLink>
        </Next>
      </Container>
    </Section>
  )
}

const Opening = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  align-items: end;
  min-height: clamp(420px, 44vw, 560px);
  overflow: hidden;
  border-radius: var(--radius-l);
  background: #060503;

  img {
    position: absolute;
    z-index: -1;
    inset: 0;
    width: 100%;
    height: 100%;
    background: none;
  }
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: linear-gradient(
      15deg,
      rgb(6 5 3 / 94%) 24%,
      rgb(6 5 3 / 72%) 56%,
      rgb(6 5 3 / 8%) 90%
    );
  }
  @media print {
    min-height: 64mm;
    break-before: page;
  }
`

const Head = styled.div`
  display: grid;
  gap: 20px;
  padding: clamp(24px, 4vw, 56px);
  color: #f7f3e8;

  > p {
    max-width: 52ch;
    color: #e6dfcf;
  }
  > p:first-of-type {
    color: #fcd116;
  }
`

const Next = styled(Row)`
  margin-block-start: 48px;

  @media print {
    display: none;
  }
`
