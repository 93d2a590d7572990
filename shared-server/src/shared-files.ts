import { SHARED_FILES, type Release } from 'shared-contracts/release'

type DescribedFiles = Pick<Release, 'files' | 'hasSharedFiles'>

/**
 * Files that a release would share under names by which another release shares something else. Builds put a hash of the
 * content into these names, so there are some only where a file was changed after its build.
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
