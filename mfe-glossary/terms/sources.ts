/** What the definitions rest on. Names are shown, addresses lead to the publisher. */
export const SOURCES = {
  'ada-standards': {
    name: 'American Diabetes Association, Standards of Care in Diabetes',
    href: 'https://diabetesjournals.org/care',
  },
  'ada-nutrition': {
    name: 'Evert et al., Nutrition Therapy for Adults With Diabetes or Prediabetes, Diabetes Care 2019',
    href: 'https://doi.org/10.2337/dci19-0014',
  },
  'ada-remission': {
    name: 'Riddle et al., Consensus Report on Remission in Type 2 Diabetes, Diabetes Care 2021',
    href: 'https://doi.org/10.2337/dci21-0034',
  },
  'time-in-range': {
    name: 'Battelino et al., International Consensus on Time in Range, Diabetes Care 2019',
    href: 'https://doi.org/10.2337/dci19-0028',
  },
  'gi-tables': {
    name: 'Atkinson et al., International tables of glycemic index and glycemic load values 2021, AJCN',
    href: 'https://doi.org/10.1093/ajcn/nqab233',
  },
  cdc: { name: 'CDC, Diabetes', href: 'https://www.cdc.gov/diabetes/' },
  niddk: { name: 'NIDDK, Diabetes', href: 'https://www.niddk.nih.gov/health-information/diabetes' },
  nhlbi: { name: 'National Heart, Lung, and Blood Institute', href: 'https://www.nhlbi.nih.gov/' },
  medlineplus: { name: 'MedlinePlus, National Library of Medicine', href: 'https://medlineplus.gov/' },
  fda: { name: 'FDA, Nutrition Facts Label', href: 'https://www.fda.gov/food/nutrition-facts-label' },
  dga: { name: 'Dietary Guidelines for Americans', href: 'https://www.dietaryguidelines.gov/' },
  harvard: {
    name: 'Harvard T.H. Chan School of Public Health, The Nutrition Source',
    href: 'https://nutritionsource.hsph.harvard.edu/',
  },
  usda: { name: 'USDA FoodData Central', href: 'https://fdc.nal.usda.gov/' },
  aha: { name: 'American Heart Association', href: 'https://www.heart.org/' },
  'food-order': {
    name: 'Shukla et al., Food Order Has a Significant Impact on Postprandial Glucose, Diabetes Care 2015',
    href: 'https://doi.org/10.2337/dc15-0429',
  },
  'food-safety': { name: 'FoodSafety.gov', href: 'https://www.foodsafety.gov/' },
  evenplate: { name: 'How Evenplate counts', href: null },
} as const satisfies Record<string, { name: string; href: string | null }>

export type SourceId = keyof typeof SOURCES
