import type { Term } from './term.ts'

export const BLOOD_SUGAR: Term[] = [
  {
    term: 'A1C',
    category: 'bloodSugar',
    definition:
      'A blood test that shows your average blood sugar over the past two to three months, as the percentage of hemoglobin, the oxygen carrier in red blood cells, that has glucose attached. Below 5.7% is normal, 5.7% to 6.4% is prediabetes, and 6.5% or higher points to diabetes when a second test agrees. Anemia, pregnancy, kidney disease and some inherited blood traits can make it read too high or too low.',
    relatedTerms: ['Estimated Average Glucose (eAG)', 'Blood Glucose', 'Prediabetes'],
    sources: ['ada-diagnosis', 'niddk'],
    also: ['HbA1c', 'hemoglobin A1c', 'glycated hemoglobin', 'haemoglobin'],
    bands: [
      { level: 'Normal', range: 'below 5.7%' },
      { level: 'Prediabetes', range: '5.7% to 6.4%' },
      { level: 'Diabetes', range: '6.5% or higher' },
    ],
  },
  {
    term: 'Blood Glucose',
    category: 'bloodSugar',
    definition:
      'The sugar that travels in your blood and feeds your cells; "blood sugar" means the same thing. It comes from the carbohydrate you eat and from your liver, and it is measured in mg/dL (United States) or mmol/L (most other countries). For many adults with diabetes the usual goals are 80 to 130 mg/dL (4.4 to 7.2 mmol/L) before a meal and under 180 mg/dL (10.0 mmol/L) one to two hours after its start; your care team sets yours.',
    relatedTerms: ['Fasting Glucose', 'Postprandial Glucose', 'Insulin', 'mg/dL and mmol/L'],
    sources: ['ada-goals', 'cdc'],
    also: ['blood sugar', 'glucose level'],
  },
  {
    term: 'Beta Cells',
    category: 'bloodSugar',
    definition:
      'Cells in the pancreas that sense rising blood sugar and release insulin. In type 1 diabetes the immune system destroys them; in type 2 diabetes they work harder against insulin resistance and can slowly lose strength.',
    relatedTerms: ['Insulin', 'Type 1 Diabetes', 'Type 2 Diabetes'],
    sources: ['niddk'],
    also: ['pancreas', 'islet'],
  },
  {
    term: 'Blood Sugar Spike',
    category: 'bloodSugar',
    definition:
      'A fast, steep rise in blood sugar, most often within one to two hours of eating quickly digested carbohydrate. Smaller portions of carbohydrate, more fiber, protein and fat in the same meal, and a walk afterward all make the curve flatter.',
    relatedTerms: ['Postprandial Glucose', 'Glycemic Load (GL)', 'Glycemic Variability'],
    sources: ['cdc', 'ada-nutrition'],
    also: ['sugar rush', 'peak'],
  },
  {
    term: 'Dawn Phenomenon',
    category: 'bloodSugar',
    definition:
      'A rise in blood sugar in the early morning, roughly between 3 and 8 a.m., when hormones that wake the body tell the liver to release glucose. It can make fasting readings high even after a careful dinner, and is worth showing to your care team as a pattern over several days.',
    relatedTerms: ['Fasting Glucose', 'Glucagon', 'Glycogen'],
    sources: ['medlineplus', 'ada-goals'],
    also: ['morning high'],
  },
  {
    term: 'Estimated Average Glucose (eAG)',
    category: 'bloodSugar',
    definition:
      'An A1C result converted to the units a meter shows. An A1C of 6% matches an average of about 126 mg/dL (7.0 mmol/L), 7% for about 154 (8.6) and 8% for about 183 (10.2). It is an average: it does not show highs and lows that cancel each other out.',
    relatedTerms: ['A1C', 'Time in Range (TIR)', 'mg/dL and mmol/L'],
    sources: ['ada-goals'],
    also: ['average glucose'],
  },
  {
    term: 'Fasting Glucose',
    category: 'bloodSugar',
    definition:
      'Blood sugar after at least eight hours without food. Below 100 mg/dL (5.6 mmol/L) is normal, 100 to 125 mg/dL (5.6 to 6.9 mmol/L) is prediabetes, and 126 mg/dL (7.0 mmol/L) or higher points to diabetes when it is confirmed by a second test.',
    relatedTerms: ['Blood Glucose', 'A1C', 'Oral Glucose Tolerance Test (OGTT)'],
    sources: ['ada-diagnosis', 'cdc'],
    also: ['FPG', 'fasting blood sugar', 'fasting plasma glucose'],
    bands: [
      { level: 'Normal', range: 'below 100 mg/dL (5.6 mmol/L)' },
      { level: 'Prediabetes', range: '100 to 125 mg/dL (5.6 to 6.9 mmol/L)' },
      { level: 'Diabetes', range: '126 mg/dL (7.0 mmol/L) or higher' },
    ],
  },
  {
    term: 'Glucagon',
    category: 'bloodSugar',
    definition:
      'A hormone from the pancreas that raises blood sugar by telling the liver to release its stored glucose; it does the opposite of insulin. As a prescribed emergency medicine it treats severe low blood sugar in someone who cannot safely swallow.',
    relatedTerms: ['Glycogen', 'Hypoglycemia', 'Insulin'],
    sources: ['niddk', 'ada-goals'],
  },
  {
    term: 'Glucose',
    category: 'bloodSugar',
    definition:
      'The simple sugar the body uses as its main fuel. Starches and most sugars you eat are broken down into it during digestion. Tablets or gel of pure glucose are one of the quickest ways to treat low blood sugar.',
    relatedTerms: ['Blood Glucose', 'Simple Carbohydrates', 'Rule of 15'],
    sources: ['medlineplus-carbs', 'cdc-low'],
    also: ['dextrose'],
  },
  {
    term: 'Glycemic Index (GI)',
    category: 'bloodSugar',
    definition:
      'A ranking from 0 to 100 of how quickly the carbohydrate in one food raises blood sugar, compared with pure glucose at 100. Low is 55 or less, medium is 56 to 69, and high is 70 or more. GI says nothing about the size of your portion, which is why glycemic load matters too, and it shifts with ripeness, cooking and what else is on the plate.',
    relatedTerms: ['Glycemic Load (GL)', 'Carbohydrates', 'Low-GI Swap'],
    sources: ['gi-tables', 'harvard-blood-sugar'],
    also: ['glycaemic index'],
    bands: [
      { level: 'Low', range: '55 or less' },
      { level: 'Medium', range: '56 to 69' },
      { level: 'High', range: '70 or more' },
    ],
  },
  {
    term: 'Glycemic Load (GL)',
    category: 'bloodSugar',
    definition:
      'How much a real portion of food is likely to raise blood sugar: its glycemic index times its grams of available carbohydrate, divided by 100. Low is 10 or less, medium is 11 to 19, and high is 20 or more. A portion with a GI of 50 and 20 grams of available carbohydrate has a load of 10.',
    relatedTerms: ['Glycemic Index (GI)', 'Available Carbohydrate', 'Glycemic Impact'],
    sources: ['gi-tables', 'harvard-blood-sugar'],
    also: ['glycaemic load'],
    bands: [
      { level: 'Low', range: '10 or less' },
      { level: 'Medium', range: '11 to 19' },
      { level: 'High', range: '20 or more' },
    ],
  },
  {
    term: 'Glycemic Variability',
    category: 'bloodSugar',
    definition:
      'How far and how often blood sugar swings up and down during a day. Two people with the same A1C can have very different swings; a continuous glucose monitor makes them visible. Steadier meals usually mean smaller swings.',
    relatedTerms: ['Time in Range (TIR)', 'Continuous Glucose Monitor (CGM)', 'Blood Sugar Spike'],
    sources: ['time-in-range'],
    also: ['swings', 'standard deviation'],
  },
  {
    term: 'Glycogen',
    category: 'bloodSugar',
    definition:
      'Glucose packed away in the liver and muscles for later. Between meals and overnight the liver turns it back into glucose to keep blood sugar steady; muscles use their own during exercise.',
    relatedTerms: ['Glucagon', 'Glucose', 'Physical Activity'],
    sources: ['medlineplus'],
  },
  {
    term: 'Hyperglycemia',
    category: 'bloodSugar',
    definition:
      'High blood sugar, usually meaning above 180 mg/dL (10.0 mmol/L) after meals or above your goal for longer than expected. Thirst, passing urine often, tiredness and blurred vision are common signs. High readings with vomiting, belly pain, fast breathing or confusion need medical help right away.',
    relatedTerms: ['Blood Glucose', 'Diabetic Ketoacidosis (DKA)', 'Insulin Resistance'],
    sources: ['cdc', 'ada-goals'],
    also: ['high blood sugar', 'hyperglycaemia'],
  },
  {
    term: 'Hypoglycemia',
    category: 'bloodSugar',
    definition:
      'Low blood sugar: below 70 mg/dL (3.9 mmol/L). Below 54 mg/dL (3.0 mmol/L) is serious. Shakiness, sweating, a pounding heart, hunger and confusion are typical signs. Treat it at once with fast-acting carbohydrate; a person who is unconscious or cannot swallow needs emergency glucagon and an emergency call, never food or drink.',
    relatedTerms: ['Rule of 15', 'Fast-Acting Carbohydrate', 'Hypoglycemia Unawareness', 'Glucagon'],
    sources: ['ada-goals', 'cdc-low'],
    also: ['low blood sugar', 'hypo', 'hypoglycaemia', 'a low'],
  },
  {
    term: 'Hypoglycemia Unawareness',
    category: 'bloodSugar',
    definition:
      'No longer feeling the early warning signs of low blood sugar, often after many years of diabetes or frequent lows. It makes severe lows far more likely, so it is something to tell your care team; alarms of a continuous glucose monitor can help.',
    relatedTerms: ['Hypoglycemia', 'Continuous Glucose Monitor (CGM)'],
    sources: ['ada-goals', 'niddk'],
    also: ['impaired awareness'],
  },
  {
    term: 'Insulin',
    category: 'bloodSugar',
    definition:
      'A hormone made in the pancreas that lets glucose move from the blood into muscle, fat and liver cells. People with type 1 diabetes need it as a medicine, and some people with type 2 or gestational diabetes do too. How much, and when, is between you and your care team.',
    relatedTerms: ['Beta Cells', 'Insulin Resistance', 'Insulin-to-Carb Ratio'],
    sources: ['niddk', 'cdc'],
  },
  {
    term: 'Insulin Resistance',
    category: 'bloodSugar',
    definition:
      'When muscle, fat and liver cells respond weakly to insulin, so the pancreas has to make more of it to keep blood sugar normal. It often comes years before prediabetes and type 2 diabetes and usually has no signs of its own. Moving more, sleeping enough and, for many people, losing some weight improve it.',
    relatedTerms: ['Insulin', 'Prediabetes', 'Metabolic Syndrome', 'Insulin Sensitivity'],
    sources: ['niddk', 'cdc'],
  },
  {
    term: 'Insulin Sensitivity',
    category: 'bloodSugar',
    definition:
      'How strongly your cells respond to insulin; the opposite of insulin resistance. It rises for hours after physical activity, and falls with illness, stress, poor sleep and some medicines, which is why the same meal can lead to different readings on different days.',
    relatedTerms: ['Insulin Resistance', 'Physical Activity'],
    sources: ['niddk', 'ada-behaviors'],
  },
  {
    term: 'Ketones',
    category: 'bloodSugar',
    definition:
      'Acids the liver makes when it burns fat for fuel. Small amounts are normal when fasting or eating very little carbohydrate. Large amounts together with too little insulin turn the blood acidic and are an emergency, above all in type 1 diabetes.',
    relatedTerms: ['Diabetic Ketoacidosis (DKA)', 'Ketogenic Diet'],
    sources: ['ada-goals', 'cdc-dka'],
    also: ['ketosis'],
  },
  {
    term: 'mg/dL and mmol/L',
    category: 'bloodSugar',
    definition:
      'The two units of blood sugar. To convert mmol/L to mg/dL, multiply by 18; to go the other way, divide by 18. So 70 mg/dL is 3.9 mmol/L, 126 is 7.0 and 180 is 10.0. A number without its unit is easy to misread: check what your meter is set to.',
    relatedTerms: ['Blood Glucose', 'Blood Glucose Meter'],
    sources: ['medlineplus'],
    also: ['units', 'conversion', 'millimoles'],
  },
  {
    term: 'Oral Glucose Tolerance Test (OGTT)',
    category: 'bloodSugar',
    definition:
      'A test that measures blood sugar before and two hours after a drink with 75 grams of glucose. At two hours, below 140 mg/dL (7.8 mmol/L) is normal, 140 to 199 (7.8 to 11.0) is prediabetes, and 200 (11.1) or more points to diabetes. Pregnancy has its own versions and limits.',
    relatedTerms: ['Fasting Glucose', 'Gestational Diabetes', 'A1C'],
    sources: ['ada-diagnosis', 'niddk'],
  },
  {
    term: 'Postprandial Glucose',
    category: 'bloodSugar',
    definition:
      'Blood sugar after a meal. It usually peaks about one to two hours after the first bite; for many adults with diabetes the goal is under 180 mg/dL (10.0 mmol/L). A reading before and one after shows what a certain meal does to you.',
    relatedTerms: ['Blood Sugar Spike', 'Glycemic Load (GL)', 'Food Order'],
    sources: ['ada-goals'],
    also: ['after-meal glucose', 'post-meal'],
  },
  {
    term: 'Time in Range (TIR)',
    category: 'bloodSugar',
    definition:
      'The share of the day your sensor glucose stays between 70 and 180 mg/dL (3.9 to 10.0 mmol/L). For many adults with type 1 or type 2 diabetes the goal is more than 70%, which is about 17 hours a day, with less than 4% below 70 mg/dL. Goals differ in pregnancy and for older adults.',
    relatedTerms: ['Continuous Glucose Monitor (CGM)', 'Glycemic Variability', 'A1C'],
    sources: ['time-in-range', 'ada-goals'],
  },
]
