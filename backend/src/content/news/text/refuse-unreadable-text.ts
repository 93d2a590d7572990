import { InvalidBodyException } from '../../../foundation/http/invalid-body.exception.ts'
import { readStoryText } from './story-text.ts'

/** @throws InvalidBodyException that names each line with something that a story may not contain. */
export function refuseUnreadableText({ content }: { readonly content: string }): void {
  const { problems } = readStoryText(content)
  if (problems.length === 0) return
  throw new InvalidBodyException(
    problems.map(({ line, message }) => ({
      message: `Line ${line}: ${message}`,
      path: ['content'],
    })),
  )
}
