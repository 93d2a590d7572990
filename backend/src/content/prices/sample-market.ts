/** Base values of the sample prices. They are realistic, but not those of any market. */

/** US dollars per troy ounce. */
export const SAMPLE_METALS = [
  { name: 'Gold Spot', base: 2_650, swing: 0.03 },
  { name: 'Silver Spot', base: 31.2, swing: 0.05 },
] as const

/** US dollars per unit, on world markets. */
export const SAMPLE_COMMODITIES = [
  { name: 'Cocoa', symbol: 'CC', base: 7_850, unit: 'tonne', swing: 0.06 },
  { name: 'Coffee (Robusta)', symbol: 'RC', base: 4_620, unit: 'tonne', swing: 0.05 },
  { name: 'Maize', symbol: 'ZC', base: 192, unit: 'tonne', swing: 0.04 },
  { name: 'Rice', symbol: 'ZR', base: 415, unit: 'tonne', swing: 0.03 },
  { name: 'Palm Oil', symbol: 'FCPO', base: 1_045, unit: 'tonne', swing: 0.05 },
  { name: 'Cashew Nuts', symbol: 'RCN', base: 1_380, unit: 'tonne', swing: 0.04 },
  { name: 'Soya Beans', symbol: 'ZS', base: 398, unit: 'tonne', swing: 0.04 },
  { name: 'Raw Sugar', symbol: 'SB', base: 436, unit: 'tonne', swing: 0.05 },
] as const

/** Cedis per unit, in Ghana. A commodity without a volume is quoted and not traded. */
export const SAMPLE_GHANA_MARKET = [
  { commodity: 'White Maize', base: 520, unit: '100 kg bag', swing: 0.05, volume: 4_200 },
  { commodity: 'Yellow Maize', base: 545, unit: '100 kg bag', swing: 0.05, volume: 2_650 },
  { commodity: 'Paddy Rice', base: 610, unit: '100 kg bag', swing: 0.04, volume: 1_900 },
  { commodity: 'Soya Beans', base: 830, unit: '100 kg bag', swing: 0.05, volume: 1_450 },
  { commodity: 'Sorghum', base: 640, unit: '100 kg bag', swing: 0.04, volume: 780 },
  { commodity: 'Groundnuts', base: 1_480, unit: '100 kg bag', swing: 0.04, volume: 520 },
  { commodity: 'Cowpea', base: 1_120, unit: '100 kg bag', swing: 0.04, volume: 360 },
  { commodity: 'Cashew Nuts', base: 1_250, unit: '100 kg bag', swing: 0.05, volume: 0 },
] as const
