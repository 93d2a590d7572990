import { SHARED_FILES, type Release } from 'shared-contracts/release'

type DescribedFiles = Pick<Release, 'files' | 'hasSharedFiles'>

/**
 * Lists files that a release would share under names that another release uses for other content. Builds put a hash
 * of the content into these names, so a conflict means that a file was changed after its build.
 */
export function otherSharedFiles(
  { files }: Pick<Release, 'files'>,
  other: DescribedFiles,
): string[] {
  if (!other.hasSharedFiles) return []
  return Object.entries(files)
    .filter(([name, { integrity }]) => {
      if (!name.startsWith(SHARED_FILES) || !Object.hasOwn(other.files, name)) return false
      return other.files[name]?.integrity !== integrity
    })
    .map(([name]) => name)
}
