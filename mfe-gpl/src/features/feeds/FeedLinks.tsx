/** Announces the league's feeds to feed readers. */
export function FeedLinks() {
  return (
    <>
      {FEEDS.map(({ name, title }) => (
        <link
          key={name}
          rel="alternate"
          type="application/atom+xml"
          title={title}
          href={`/api/league/feeds/${name}.atom`}
        />
      ))}
    </>
  )
}

const FEEDS = [
  { name: 'news', title: 'News of the league' },
  { name: 'results', title: 'Results of the league' },
]
