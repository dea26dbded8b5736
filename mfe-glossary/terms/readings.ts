import type { Term } from './term.ts'

/** Terms of the health log: what is computed from readings, and what that needs. */
export const READINGS: Term[] = [
  {
    term: 'Area above the Baseline',
    category: 'bloodSugar',
    definition:
      'How much a meal raised your readings over two hours, and for how long: the area between your curve and the level where it started. Dips below that level are not subtracted. It is measured in mg/dL × minutes or mmol/L × minutes, and is meant for comparing one person’s meals.',
    relatedTerms: ['Rise after a Meal', 'Postprandial Glucose', 'Glycemic Index (GI)'],
    sources: ['wolever'],
    also: ['iAUC', 'area under the curve'],
  },
  {
    term: 'Coefficient of Variation (CV)',
    category: 'bloodSugar',
    definition:
      'How much your glucose swings compared with its mean, in percent: the standard deviation divided by the mean. 36% or less counts as stable. It means little with only a few readings, so the health log shows it from 30 readings on.',
    relatedTerms: ['Glycemic Variability', 'Time in Range (TIR)', 'Continuous Glucose Monitor (CGM)'],
    sources: ['time-in-range', 'cgm-outcomes'],
    also: ['CV', 'coefficient of variation', 'standard deviation'],
  },
  {
    term: 'Daily Pattern',
    category: 'bloodSugar',
    definition:
      'Your readings from many days, laid over each other by time of day. The line in the middle is the median; half of the readings are in the inner band (25% to 75%), and nine of ten in the outer one (5% to 95%). It shows the hours at which your days differ most. A time of day with too few days stays empty.',
    relatedTerms: ['Continuous Glucose Monitor (CGM)', 'Time in Range (TIR)', 'Dawn Phenomenon'],
    sources: ['cgm-outcomes', 'time-in-range'],
    also: ['percentiles', 'ambulatory profile', 'median'],
  },
  {
    term: 'Fingerstick',
    category: 'diabetesManagement',
    definition:
      'A reading from a blood glucose meter, taken from a drop of blood. Fingersticks are taken at chosen moments, often when something feels off, so a share of fingersticks in range is not a share of time, and they are not used for a GMI.',
    relatedTerms: ['Blood Glucose Meter', 'Continuous Glucose Monitor (CGM)', 'Postprandial Glucose'],
    sources: ['ada-technology', 'niddk'],
    also: ['finger prick', 'fingersticks', 'capillary glucose', 'SMBG'],
  },
  {
    term: 'Glucose Management Indicator (GMI)',
    category: 'bloodSugar',
    definition:
      'An estimate of your lab A1C, made from the mean of your sensor’s readings: 3.31 plus 0.02392 times the mean in mg/dL (a mean of 154 mg/dL, or 8.5 mmol/L, is 7.0%). It needs 14 days with the sensor on for 70% of the time. It is not an A1C: the two measure different things, and in one person they often differ, always the same way.',
    relatedTerms: ['A1C', 'Estimated Average Glucose (eAG)', 'Sensor Coverage'],
    sources: ['gmi', 'time-in-range'],
    also: ['GMI', 'estimated A1C'],
  },
  {
    term: 'Low Event',
    category: 'bloodSugar',
    definition:
      'A stretch of 15 minutes or longer in which a sensor reads below 70 mg/dL (3.9 mmol/L). It ends after 15 minutes at or above that. Below 54 mg/dL (3.0 mmol/L) it is a very low event. One dip is one event, counted by its worst level.',
    relatedTerms: ['Hypoglycemia', 'Rule of 15', 'Hypoglycemia Unawareness'],
    sources: ['cgm-outcomes'],
    also: ['hypo event', 'low episode'],
  },
  {
    term: 'Rise after a Meal',
    category: 'bloodSugar',
    definition:
      'How far your own readings went up after a meal: the highest reading within two hours, minus the mean of the half hour before. The same meal on two days often differs as much as two different meals, so one observation says little; sleep, activity, medicine, time of day and the sensor all affect it.',
    relatedTerms: ['Postprandial Glucose', 'Blood Sugar Spike', 'Area above the Baseline'],
    sources: ['predict', 'ada-goals'],
    also: ['my rise', 'peak rise', 'meal response'],
  },
  {
    term: 'Sensor Coverage',
    category: 'diabetesManagement',
    definition:
      'The share of the time that a sensor was on and sent readings. Clinicians look for 14 days with 70% or more: with less, a mean or a time in range may describe only the hours that happened to be measured.',
    relatedTerms: [
      'Continuous Glucose Monitor (CGM)',
      'Time in Range (TIR)',
      'Glucose Management Indicator (GMI)',
    ],
    sources: ['time-in-range'],
    also: ['wear time', 'active percent', 'data sufficiency'],
  },
]
