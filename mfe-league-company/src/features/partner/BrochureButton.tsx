import Download from 'lucide-react/icons/download'
import type { FormEvent } from 'react'
import { Button } from 'shared-ui'

/** Generated from this page by `art/brochure.mjs`. */
const BROCHURE = '/media/ghana-premiership-brochure.pdf'

/** File name for the visitor's download. */
const FILE_NAME = 'Ghana Premiership Partnership Brochure.pdf'

/** Downloads the brochure. Without scripts the form links to the file. */
export function BrochureButton() {
  return (
    <form action={BROCHURE} onSubmit={download}>
      <Button look="outline" type="submit" startIcon={<Download size={18} />}>
        Download Brochure
      </Button>
    </form>
  )
}

function download(event: FormEvent): void {
  event.preventDefault()
  const link = document.createElement('a')
  link.href = BROCHURE
  link.download = FILE_NAME
  link.click()
}
