import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { WORKSPACE_ROOT } from 'tooling/workspace/workspace'

/** A source file that is changed as a developer would, and restored at the end. */
export class EditedFile {
  private readonly file: string
  private readonly original: string

  constructor(path: string) {
    this.file = join(WORKSPACE_ROOT, path)
    this.original = readFileSync(this.file, 'utf8')
  }

  /** Saves the original with this one change. @throws Error if the original does not contain the text. */
  replace(text: string, replacement: string): void {
    if (!this.original.includes(text)) throw new Error(`${this.file} has no ${text}`)
    writeFileSync(this.file, this.original.replace(text, replacement))
  }

  restore(): void {
    if (readFileSync(this.file, 'utf8') !== this.original) writeFileSync(this.file, this.original)
  }
}
