import Download from 'lucide-react/icons/download'
import type { FormEvent } from 'react'
import { Button } from 'shared-ui'

/** Made from this very page by `art/brochure.mjs`. */
const BROCHURE = '/media/ghana-premiership-brochure.pdf'

/** Its name in the visitor's folder. */
const FILE_NAME = 'Ghana Premiership Partnership Brochure.pdf'

/** Saves the brochure. Without scripts the form leads to the file. */
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
