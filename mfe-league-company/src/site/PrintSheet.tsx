// eslint-disable-next-line no-restricted-syntax -- it holds for paper alone, and goes with this page
import { Global } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'

/**
 * Styles the site for print, from which the brochure is made: ink on white, A4, the hero as a cover without
 * margins.
 */
export function PrintSheet({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <Global styles={pages} />
      <Sheet>{children}</Sheet>
    </>
  )
}

/**
 * The type scale is in rem, so the root's font size scales everything in print. The host's own styles may come
 * later in the document; for `@page` the last rule wins, whatever its selector.
 */
const pages = `
@page{size:A4;margin:18mm!important}
@page cover{size:A4;margin:0!important}
@media print{html{color-scheme:light!important;font-size:11.5px!important}}
`

const Sheet = styled.div`
  @media print {
    --surface: #fff;
    --surface-raised: #fff;
    --surface-sunk: #fff;
    --deep: #fff;
    --text: #16130e;
    --on-deep: #16130e;
    --text-muted: #4d463b;
    --on-deep-muted: #4d463b;
    --accent: #7a5600;
    --accent-tint: #7a5600;
    --line: #d8cfba;
    --thread-1: #c8920a;
    --thread-2: #7a5600;
    --thread-3: #16130e;
    --thread-4: #e9dfc7;
    --section: 0;
    -webkit-print-color-adjust: exact;
    print-color-adjust: exact;

    > [href='#main'] {
      display: none;
    }
    main section > div {
      max-width: none;
      padding-inline: 0;
    }
  }
`
