import {
  SUBSIDIARY_LABELS,
  SUBSIDIARY_SLUGS,
  type SubsidiarySlug,
} from 'shared-contracts/site/subsidiaries'
import { useHost } from 'shared-contracts/host'
import { DisclosureMenu } from 'shared-ui'

/** Links to the four other subsidiaries, under the prefix of the visitor's address (requirement 2.11). */
export function OtherSubsidiaryLinks({ slug }: { readonly slug: SubsidiarySlug }) {
  const { basePath } = useHost()
  return (
    <ul>
      {SUBSIDIARY_SLUGS.filter((other) => other !== slug).map((other) => (
        <li key={other}>
          <a href={`${basePath}/${other}`}>{SUBSIDIARY_LABELS[other]}</a>
        </li>
      ))}
    </ul>
  )
}

export function OtherSubsidiaries({ slug }: { readonly slug: SubsidiarySlug }) {
  return (
    <DisclosureMenu label="Other Subsidiaries">
      <OtherSubsidiaryLinks slug={slug} />
    </DisclosureMenu>
  )
}
