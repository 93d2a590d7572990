import { Head } from '../page-head/Head.tsx'

interface RecordTagsProps {
  readonly title: string
  readonly description: string
  /** The page inside the portal: `/matches/…`. */
  readonly path: string
}

/** What the page of a record tells browsers and search engines of itself. */
export function RecordTags({ title, ...tags }: RecordTagsProps) {
  return <Head title={`${title}, GPL`} {...tags} />
}
