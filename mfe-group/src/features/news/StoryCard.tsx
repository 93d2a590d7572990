import type { ReactNode } from 'react'
import type { NewsResponse } from 'shared-contracts/api/news'
import { formatDate } from 'shared-contracts/format/dates'
import { CARD_SIZES, Picture, Subtitle, VisuallyHidden } from 'shared-ui'
import { NewsCardBox, ReadMore } from './news-card-styles.ts'
import { StoryLink } from './StoryLink.tsx'

interface StoryCardProps {
  readonly story: NewsResponse
  readonly linkText?: string
  /** Content above the date. */
  readonly children?: ReactNode
}

/** A story: picture, date, title, excerpt, and a link to it (requirement 2.4). */
export function StoryCard({ story, linkText = 'Read More', children }: StoryCardProps) {
  const { title, excerpt, date, imageUrl, focalPoint } = story
  return (
    <NewsCardBox>
      <Picture src={imageUrl} alt="" sizes={CARD_SIZES} focalPoint={focalPoint} />
      <div>
        {children}
        <time dateTime={date}>{formatDate(date)}</time>
        <Subtitle>{title}</Subtitle>
        <p>{excerpt}</p>
        <ReadMore>
          <StoryLink story={story}>
            {linkText}
            <VisuallyHidden>: {title}</VisuallyHidden>
          </StoryLink>
        </ReadMore>
      </div>
    </NewsCardBox>
  )
}
