import { useQuery } from 'shared-contracts/query'
import type { PageProps } from 'shared-contracts/remote'
import { usePreview } from 'shared-ui/preview'
import { ARTICLE_HEAD } from '../../features/record/record-head.ts'
import { RecordPage } from '../../features/record/RecordPage.tsx'
import { articleQuery } from '../../queries/league-queries.ts'
import { articleAddress } from '../../site/league-addresses.ts'
import { WholeArticle } from './WholeArticle.tsx'

/** A story of the league, at `/news/:article`. */
export function ArticlePage({ params: { article } }: PageProps) {
  const preview = usePreview()
  const query = useQuery({
    ...articleQuery(article ?? '', preview),
    enabled: article !== undefined,
  })
  return (
    <RecordPage head={ARTICLE_HEAD} slug={article} query={query} addressOf={articleAddress}>
      {(data) => <WholeArticle article={data} />}
    </RecordPage>
  )
}
