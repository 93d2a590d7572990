import styled from '@emotion/styled'
import { useDeferredValue, useMemo, useRef } from 'react'
import { StoryBody } from 'shared-ui/story-body'
import type { ControlProps } from '../form/FieldFrame.tsx'
import { blocksOf } from './blocks-of.ts'
import { marked, type Mark } from './marked-text.ts'
import { typeOver } from './type-over.ts'

const BUTTONS: readonly (readonly [Mark, string])[] = [
  ['strong', 'Bold'],
  ['emphasis', 'Italic'],
  ['heading', 'Heading'],
  ['list', 'List'],
  ['quotation', 'Quotation'],
  ['link', 'Link'],
  ['table', 'Table'],
]

interface MarkdownFieldProps {
  readonly control: ControlProps
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A Markdown editor with a preview, which renders the same blocks as the page. */
export function MarkdownField({ control, value, onChange }: MarkdownFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const shown = useDeferredValue(value)
  const blocks = useMemo(() => blocksOf(shown), [shown])

  const mark = (kind: Mark) => {
    const element = area.current
    if (!element) return
    const { selectionStart, selectionEnd } = element
    const next = marked(kind, value, selectionStart, selectionEnd)
    if (!typeOver(element, next.text)) onChange(next.text)
    // Waits until the new text is in the field.
    requestAnimationFrame(() => {
      element.focus()
      element.setSelectionRange(next.start, next.end)
    })
  }

  return (
    <Halves>
      <Half>
        <Tools role="group" aria-label="Formatting">
          {BUTTONS.map(([kind, label]) => (
            <button key={kind} type="button" onClick={() => mark(kind)}>
              {label}
            </button>
          ))}
        </Tools>
        <textarea
          {...control}
          ref={area}
          rows={18}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </Half>
      <Sample role="region" aria-label="The text as readers see it" tabIndex={0}>
        <StoryBody body={blocks} />
      </Sample>
    </Halves>
  )
}

const Halves = styled.div`
  display: grid;
  gap: 16px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr));

  textarea {
    width: 100%;
    padding: 14px;
    font: 400 var(--text-m) / 1.6 var(--font-text);
    color: var(--text);
    background: var(--surface-raised);
    border: 1px solid var(--edge);
    border-radius: var(--radius-s);
    resize: vertical;
  }
`

const Half = styled.div`
  display: grid;
  gap: 8px;
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;

  button {
    min-height: 36px;
    padding: 4px 12px;
    font-size: var(--text-s);
    font-weight: 600;
    background: var(--surface-raised);
    border: 1px solid var(--edge);
    border-radius: var(--radius-s);
    cursor: pointer;
  }
`

const Sample = styled.div`
  max-height: 560px;
  overflow: auto;
  padding: 16px 20px;
  background: var(--surface);
  border: 1px dashed var(--edge);
  border-radius: var(--radius-s);
`
