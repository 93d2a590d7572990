import styled from '@emotion/styled'
import { VisuallyHidden } from 'shared-ui'
import { listDrawing, treeDrawing } from './chart-layout.ts'
import { ChartPicture } from './ChartPicture.tsx'
import type { Office } from './office.ts'

/** Natural widths of the two drawings; their text scales a little with them. */
const WIDE = 1152
const NARROW = 350

/** An organisation chart: a tree, an indented list on narrow screens, and nested lists for screen readers. */
export function OrganisationChart({ top }: { readonly top: Office }) {
  return (
    <Chart>
      <ChartPicture drawing={treeDrawing(top, WIDE)} width={WIDE} />
      <ChartPicture drawing={listDrawing(top, { x: 0, y: 0, width: NARROW })} width={NARROW} />
      <VisuallyHidden as="div">
        <ul aria-label="Who reports to whom">
          <OfficeEntry office={top} />
        </ul>
      </VisuallyHidden>
    </Chart>
  )
}

function OfficeEntry({ office: { title, reports } }: { readonly office: Office }) {
  return (
    <li>
      {title}
      {reports && (
        <ul>
          {reports.map((report) => (
            <OfficeEntry key={report.title} office={report} />
          ))}
        </ul>
      )}
    </li>
  )
}

const Chart = styled.figure`
  position: relative;
  margin: 0;

  svg {
    width: 100%;
    height: auto;
  }
  svg + svg {
    max-width: 27.5rem;
  }

  @media (min-width: 62.5em) {
    svg + svg {
      display: none;
    }
  }
  @media not all and (min-width: 62.5em) {
    svg:first-of-type {
      display: none;
    }
  }
`
