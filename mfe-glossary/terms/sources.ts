/**
 * The sources of the definitions. Names are shown, addresses lead to the publisher: papers by their DOI, which is
 * permanent.
 */
export const SOURCES = {
  'ada-diagnosis': {
    name: 'American Diabetes Association, Standards of Care 2026: Diagnosis and Classification',
    href: 'https://doi.org/10.2337/dc26-S002',
  },
  'ada-behaviors': {
    name: 'American Diabetes Association, Standards of Care 2026: Positive Health Behaviors',
    href: 'https://doi.org/10.2337/dc26-S005',
  },
  'ada-goals': {
    name: 'American Diabetes Association, Standards of Care 2026: Glycemic Goals and Hypoglycemia',
    href: 'https://doi.org/10.2337/dc26-S006',
  },
  'ada-technology': {
    name: 'American Diabetes Association, Standards of Care 2026: Diabetes Technology',
    href: 'https://doi.org/10.2337/dc26-S007',
  },
  'ada-medicines': {
    name: 'American Diabetes Association, Standards of Care 2026: Pharmacologic Approaches',
    href: 'https://doi.org/10.2337/dc26-S009',
  },
  'ada-pregnancy': {
    name: 'American Diabetes Association, Standards of Care 2026: Diabetes in Pregnancy',
    href: 'https://doi.org/10.2337/dc26-S015',
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
  gmi: {
    name: 'Bergenstal et al., Glucose Management Indicator, Diabetes Care 2018',
    href: 'https://doi.org/10.2337/dc18-1581',
  },
  'cgm-outcomes': {
    name: 'Danne et al., International Consensus on Use of Continuous Glucose Monitoring, Diabetes Care 2017',
    href: 'https://doi.org/10.2337/dc17-1600',
  },
  wolever: {
    name: 'Wolever, Effect of blood sampling schedule on areas under the glucose curve, British Journal of Nutrition 2004',
    href: 'https://doi.org/10.1079/bjn20031054',
  },
  predict: {
    name: 'Berry et al., Human postprandial responses to food (PREDICT 1), Nature Medicine 2020',
    href: 'https://doi.org/10.1038/s41591-020-0934-0',
  },
  'gi-tables': {
    name: 'Atkinson et al., International tables of glycemic index and glycemic load values 2021, AJCN',
    href: 'https://doi.org/10.1093/ajcn/nqab233',
  },
  cdc: { name: 'CDC, Diabetes', href: 'https://www.cdc.gov/diabetes/' },
  'cdc-carbs': {
    name: 'CDC, Carb Counting',
    href: 'https://www.cdc.gov/diabetes/healthy-eating/carb-counting-manage-blood-sugar.html',
  },
  'cdc-meals': {
    name: 'CDC, Diabetes Meal Planning',
    href: 'https://www.cdc.gov/diabetes/healthy-eating/diabetes-meal-planning.html',
  },
  'cdc-fiber': {
    name: 'CDC, Fiber',
    href: 'https://www.cdc.gov/diabetes/healthy-eating/fiber-helps-diabetes.html',
  },
  'cdc-low': {
    name: 'CDC, Treatment of Low Blood Sugar',
    href: 'https://www.cdc.gov/diabetes/treatment/treatment-low-blood-sugar-hypoglycemia.html',
  },
  'cdc-dka': {
    name: 'CDC, Diabetic Ketoacidosis',
    href: 'https://www.cdc.gov/diabetes/about/diabetic-ketoacidosis.html',
  },
  'cdc-prediabetes': {
    name: 'CDC, Prediabetes',
    href: 'https://www.cdc.gov/diabetes/prevention-type-2/prediabetes-prevent-type-2.html',
  },
  niddk: { name: 'NIDDK, Diabetes', href: 'https://www.niddk.nih.gov/health-information/diabetes' },
  nhlbi: { name: 'National Heart, Lung, and Blood Institute', href: 'https://www.nhlbi.nih.gov/' },
  medlineplus: { name: 'MedlinePlus, National Library of Medicine', href: 'https://medlineplus.gov/' },
  'medlineplus-carbs': {
    name: 'MedlinePlus, Carbohydrates',
    href: 'https://medlineplus.gov/carbohydrates.html',
  },
  'medlineplus-fiber': {
    name: 'MedlinePlus, Dietary Fiber',
    href: 'https://medlineplus.gov/dietaryfiber.html',
  },
  'medlineplus-medicines': {
    name: 'MedlinePlus, Diabetes Medicines',
    href: 'https://medlineplus.gov/diabetesmedicines.html',
  },
  fda: { name: 'FDA, Nutrition Facts Label', href: 'https://www.fda.gov/food/nutrition-facts-label' },
  dga: { name: 'Dietary Guidelines for Americans', href: 'https://www.dietaryguidelines.gov/' },
  harvard: {
    name: 'Harvard T.H. Chan School of Public Health, The Nutrition Source',
    href: 'https://nutritionsource.hsph.harvard.edu/',
  },
  'harvard-blood-sugar': {
    name: 'Harvard T.H. Chan School of Public Health, Carbohydrates and Blood Sugar',
    href: 'https://nutritionsource.hsph.harvard.edu/carbohydrates/carbohydrates-and-blood-sugar/',
  },
  'harvard-fiber': {
    name: 'Harvard T.H. Chan School of Public Health, Fiber',
    href: 'https://nutritionsource.hsph.harvard.edu/carbohydrates/fiber/',
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
