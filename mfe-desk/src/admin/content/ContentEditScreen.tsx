import { useNavigate } from 'shared-contracts/router'
import { useEffect, useState } from 'react'
import type { DeskRecord } from '../data/data-provider.ts'
import { useRecord } from '../data/use-record.ts'
import { NotLoaded } from '../screen/NotLoaded.tsx'
import { Screen } from '../screen/Screen.tsx'
import { ContentEditor } from './ContentEditor.tsx'
import type { ContentPart } from './content-part.ts'

interface ContentEditScreenProps {
  readonly content: ContentPart
  readonly id: string | number
}

/** Loads the current version of the record to edit: saving an outdated copy would only be refused. */
export function ContentEditScreen({ content, id }: ContentEditScreenProps) {
  const { data, error, refetch } = useRecord(content.path, id, {
    refetchOnMount: false,
    refetchOnReconnect: false,
  })
  if (data) return <ContentEditor key={data.id} content={content} initial={data} />
  return (
    <Screen title={content.title}>
      <NotLoaded what={`The ${content.singular}`} error={error} onRetry={() => void refetch()} />
    </Screen>
  )
}

export function ContentCreateScreen({ content }: { readonly content: ContentPart }) {
  const navigate = useNavigate()
  const [created, setCreated] = useState<DeskRecord | null>(null)
  // In an effect: by then the form knows that nothing is unsaved any more.
  useEffect(() => {
    if (created) void navigate(`/${content.path}/${created.id}`, { replace: true })
  }, [content.path, created, navigate])
  return <ContentEditor content={content} initial={null} onCreated={setCreated} />
}
