import Download from 'lucide-react/icons/download'
import { Button } from 'shared-ui'
import { printBrochure } from './print-brochure.ts'

export function BrochureButton() {
  return (
    <Button look="outline" startIcon={<Download size={18} />} onClick={() => void printBrochure()}>
      Download Brochure
    </Button>
  )
}
