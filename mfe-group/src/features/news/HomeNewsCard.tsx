import { formatDate } from 'shared-contracts/format'
import { Link } from 'shared-contracts/router'
import { CARD_SIZES, ExternalLink, Picture, Subtitle, VisuallyHidden } from 'shared-ui'
import type { HomeNewsItem } from '../../data/home-news.ts'
import { NewsCardBox, ReadMore } from './news-card-styles.ts'

/** "Read More" opens the source in a new tab, or the news page for an item without one (requirement 2.4). */
export function HomeNewsCard({ item }: { readonly item: HomeNewsItem }) {
  const { title, excerpt, date, imageUrl, sourceUrl } = item
  const about = <VisuallyHidden>: {title}</VisuallyHidden>
  return (
    <NewsCardBox>
      <Picture src={imageUrl} alt="" sizes={CARD_SIZES} />
      <div>
        <time dateTime={date}>{formatDate(date)}</time>
        <Subtitle>{title}</Subtitle>
        <p>{excerpt}</p>
        <ReadMore>
          {sourceUrl ? (
            <ExternalLink href={sourceUrl}>Read More{about}</ExternalLink>
          ) : (
            <Link to="/news">Read More{about}</Link>
          )}
        </ReadMore>
      </div>
    </NewsCardBox>
  )
}
