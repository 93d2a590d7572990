import styled from '@emotion/styled'
import Bookmark from 'lucide-react/icons/bookmark'
import Share2 from 'lucide-react/icons/share-2'
import type { MouseEvent } from 'react'
import { useHost } from 'shared-contracts/host'
import { useNavigate } from 'shared-contracts/router'
import { ButtonLink, IconButton } from 'shared-ui'
import type { ArticleSummary } from 'shared-contracts/league/article'
import { useDeviceList } from '../device-storage/device-list.ts'
import { articleAddress } from '../../site/league-addresses.ts'
import { useShare } from '../share/use-share.ts'
import { readAddress } from './article-filters.ts'
import { savedArticles } from './saved-articles.ts'

interface ArticleActionsProps {
  readonly article: ArticleSummary
  /** Whether the article is open already. */
  readonly isOpen?: boolean
}

export function ArticleActions({ article, isOpen = false }: ArticleActionsProps) {
  const { basePath } = useHost()
  const { ids, toggle } = useDeviceList(savedArticles)
  const share = useShare()
  const isSaved = ids.includes(article.slug)
  const page = articleAddress(article.slug)
  const navigate = useNavigate()

  // Scripts show the article in place of the lists. Without them, and in a new tab, the link leads to its page.
  const openInPlace = (event: MouseEvent) => {
    const isLink = event.target instanceof Element && event.target.closest('a') !== null
    if (!isLink || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(readAddress(article))
  }

  return (
    <Actions onClickCapture={openInPlace}>
      {!isOpen && (
        <ButtonLink
          to={page}
          size="small"
          look="outline"
          aria-label={`Read Full Article: ${article.title}`}
        >
          Read Full Article
        </ButtonLink>
      )}
      <Icons>
        <IconButton
          type="button"
          aria-label={`Save: ${article.title}`}
          aria-pressed={isSaved}
          title={isSaved ? 'Saved on this device' : 'Save on this device'}
          onClick={() => toggle(article.slug)}
        >
          <Bookmark size={20} fill={isSaved ? 'currentColor' : 'none'} />
        </IconButton>
        <IconButton
          type="button"
          aria-label={`Share: ${article.title}`}
          onClick={() =>
            void share({
              title: article.title,
              url: new URL(basePath + page, location.href).href,
            })
          }
        >
          <Share2 size={20} />
        </IconButton>
      </Icons>
    </Actions>
  )
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-block-start: auto;

  [aria-pressed='true'] {
    color: var(--brand);
  }
`

/** Keeps the two icons together when the line wraps. */
const Icons = styled.span`
  display: inline-flex;
  gap: 8px;
`
