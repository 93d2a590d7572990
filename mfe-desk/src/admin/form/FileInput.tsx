import type { ControlProps } from './FieldFrame.tsx'

interface FileInputProps {
  readonly control: ControlProps
  readonly accept: string
  /** Whether a file is on its way, and no other is taken. */
  readonly isBusy: boolean
  readonly onChoose: (file: File) => void
}

/** A field for a file. It keeps the focus while it is busy: browsers drop the focus of a field that is disabled. */
export function FileInput({ control, accept, isBusy, onChoose }: FileInputProps) {
  return (
    <input
      {...control}
      type="file"
      accept={accept}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
      }}
      onChange={({ target }) => {
        const [file] = target.files ?? []
        // Lets the same file be chosen again after it was corrected.
        target.value = ''
        if (file && !isBusy) onChoose(file)
      }}
    />
  )
}
