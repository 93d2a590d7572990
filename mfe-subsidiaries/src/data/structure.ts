import type { Office } from '../pages/construction/office.ts'

export const STRUCTURE: Office = {
  title: 'Board of Directors',
  reports: [
    {
      title: 'General Manager',
      reports: [
        {
          title: 'Engineering',
          reports: [
            { title: 'Structural Design' },
            { title: 'Roads and Drainage' },
            { title: 'Quantity Surveying' },
          ],
        },
        {
          title: 'Projects',
          reports: [
            { title: 'Site Managers' },
            { title: 'Plant and Equipment' },
            { title: 'Crews and Apprentices' },
          ],
        },
        {
          title: 'Real Estate',
          reports: [{ title: 'Development' }, { title: 'Sales' }, { title: 'Facility Upkeep' }],
        },
        {
          title: 'Safety and Quality',
          reports: [{ title: 'Site Safety' }, { title: 'Materials Laboratory' }],
        },
        {
          title: 'Finance and Purchasing',
          reports: [{ title: 'Accounts' }, { title: 'Contracts' }, { title: 'Stores' }],
        },
      ],
    },
  ],
}
