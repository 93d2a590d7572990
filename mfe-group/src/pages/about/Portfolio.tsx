import { subsidiaryNamesQuery } from 'shared-contracts/api/content-queries'
import { useQuery } from 'shared-contracts/query'
import { ButtonLink, Container, Section, Subtitle, Tag, VisuallyHidden } from 'shared-ui'
import { PORTFOLIO } from '../../data/about.ts'
import { SectionHeading } from '../../features/page/SectionHeading.tsx'
import { useSubsidiaryHref } from '../../features/subsidiaries/subsidiary-entries.ts'
import { SubsidiaryIcon } from '../../features/subsidiaries/SubsidiaryIcon.tsx'
import { PortfolioList } from './about-styles.ts'

/** The parent company and the four that grew from it. Their names come from the server once it responds. */
export function Portfolio() {
  const href = useSubsidiaryHref()
  const { data } = useQuery(subsidiaryNamesQuery())
  const companies = PORTFOLIO.map((company) => ({
    ...company,
    name: data?.find(({ slug }) => slug === company.slug)?.name ?? company.name,
  }))
  return (
    <Section aria-labelledby="portfolio-heading">
      <Container>
        <SectionHeading
          eyebrow="Our Portfolio"
          title="Five subsidiaries, the first of them parent to four"
          id="portfolio-heading"
        >
          The group began with fuel. Each company that followed solved a problem that the one before
          had met.
        </SectionHeading>
        <PortfolioList>
          {companies.map(({ slug, name, role, text }) => (
            <li key={slug} data-subsidiary={slug}>
              <SubsidiaryIcon slug={slug} />
              <div>
                <Tag>{role}</Tag>
                <Subtitle>{name}</Subtitle>
                <p>{text}</p>
              </div>
              <ButtonLink href={href(slug)} look="outline" size="small">
                View Details<VisuallyHidden> of {name}</VisuallyHidden>
              </ButtonLink>
            </li>
          ))}
        </PortfolioList>
      </Container>
    </Section>
  )
}
