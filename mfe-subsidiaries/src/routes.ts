import type { RemoteRoute } from 'shared-contracts/remote'

/** Needed by header and footer of every page. */
const FRAME = ['/api/subsidiaries', '/api/company']

/** Their titles name each subsidiary as in a new installation; `SiteHead` writes the name of today. */
export const routes: readonly RemoteRoute[] = [
  {
    path: '/oil-gas',
    card: '/icons/card-oil-gas.png',
    title: 'FBC Oil & Gas | Petroleum supply, storage and haulage in Ghana',
    description:
      'Bulk petroleum supply, depot storage, road haulage, lubricants and field support for industry, mines and filling stations across Ghana since 2014.',
    hasOwnHead: true,
    data: ['/api/subsidiaries/oil-gas', ...FRAME],
    page: async () =>
      (await import(/* webpackChunkName: "page-oil-gas" */ './pages/oil-gas/OilGasPage.tsx'))
        .OilGasPage,
  },
  {
    path: '/procurement',
    card: '/icons/card-procurement.png',
    title: 'FBC Procurement | Sourcing and supply for companies in Ghana',
    description:
      'Strategic sourcing, supplier audits, tenders, freight and warehousing: 200+ vetted suppliers in 50+ countries behind one accountable buyer in Accra.',
    hasOwnHead: true,
    data: ['/api/subsidiaries/procurement', ...FRAME],
    page: async () =>
      (
        await import(
          /* webpackChunkName: "page-procurement" */ './pages/procurement/ProcurementPage.tsx'
        )
      ).ProcurementPage,
  },
  {
    path: '/gold',
    card: '/icons/card-gold.png',
    title: 'FBC Gold | Responsible gold trading in Ghana',
    description:
      'Gold bought under licence from licensed producers, delivered through the Ghana Gold Board and refined to 99.9% purity, with gold and silver prices.',
    hasOwnHead: true,
    data: ['/api/subsidiaries/gold', '/api/metals-prices', ...FRAME],
    page: async () =>
      (await import(/* webpackChunkName: "page-gold" */ './pages/gold/GoldPage.tsx')).GoldPage,
  },
  {
    path: '/construction',
    card: '/icons/card-construction.png',
    title: 'FBC Construction & Real Estate | Builders classed K1 and D1 in Ghana',
    description:
      'Homes, offices, roads and industrial facilities in Ghana by a builder classed K1 and D1: 150+ projects completed, 99% of them handed over on time.',
    hasOwnHead: true,
    data: ['/api/subsidiaries/construction', ...FRAME],
    page: async () =>
      (
        await import(
          /* webpackChunkName: "page-construction" */ './pages/construction/ConstructionPage.tsx'
        )
      ).ConstructionPage,
  },
  {
    path: '/agricol',
    card: '/icons/card-agricol.png',
    title: 'FBC Agricol Services | Farms, inputs and markets in Ghana',
    description:
      'Commercial farms, inputs, storage and export for farmers and cooperatives, with Ghana market prices, world prices and a calendar of both seasons.',
    hasOwnHead: true,
    data: [
      '/api/subsidiaries/agricol',
      '/api/ghana-market-data',
      '/api/commodities-prices',
      ...FRAME,
    ],
    page: async () =>
      (await import(/* webpackChunkName: "page-agricol" */ './pages/agricol/AgricolPage.tsx'))
        .AgricolPage,
  },
]
