import styled from '@emotion/styled'

interface FieldFrameProps {
  /** Number of lines of text that its control shows. */
  readonly lines: number
}

/** Frame around a field, as tall as the field: label, gap, and a control of one line or several. */
export const FieldFrame = styled('div', {
  shouldForwardProp: (name) => name !== 'lines',
})<FieldFrameProps>`
  display: grid;
  align-content: start;
  min-width: 0;
  min-height: calc(
    1.4 * var(--text-s) + 6px + max(50px, ${({ lines }) => lines} * 1.5 * var(--text-m) + 24px)
  );
`
