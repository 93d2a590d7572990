import { Branches, Chart, OfficeBox } from './organisation-chart-styles.ts'

/** An office of the company and those that report to it. */
export interface Office {
  readonly title: string
  readonly reports?: readonly Office[]
}

/** Who reports to whom. The lines are drawn; the order is told by lists within lists. */
export function OrganisationChart({ top }: { readonly top: Office }) {
  return (
    <Chart aria-label="Organisation chart">
      <OfficeEntry office={top} />
    </Chart>
  )
}

function OfficeEntry({ office: { title, reports } }: { readonly office: Office }) {
  return (
    <li>
      <OfficeBox>{title}</OfficeBox>
      {reports && (
        <Branches>
          {reports.map((report) => (
            <OfficeEntry key={report.title} office={report} />
          ))}
        </Branches>
      )}
    </li>
  )
}
