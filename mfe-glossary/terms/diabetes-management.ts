import type { Term } from './term.ts'

export const DIABETES_MANAGEMENT: Term[] = [
  {
    term: 'Blood Glucose Meter',
    category: 'diabetesManagement',
    definition:
      'A small device that reads blood sugar from a drop of blood on a test strip. Wash and dry your hands first: traces of fruit on a finger are enough for a falsely high reading.',
    relatedTerms: ['Continuous Glucose Monitor (CGM)', 'Blood Glucose', 'mg/dL and mmol/L'],
    sources: ['cdc', 'niddk'],
    also: ['glucometer', 'finger stick', 'test strip'],
  },
  {
    term: 'Carb Choice',
    category: 'diabetesManagement',
    definition:
      'A unit that makes counting easier: one carb choice, or exchange, is about 15 grams of carbohydrate. A small apple, a slice of bread or a third of a cup of cooked rice is each about one.',
    relatedTerms: ['Carb Counting', 'Carbohydrates', 'Portion'],
    sources: ['cdc-carbs'],
    also: ['exchange', 'carb serving'],
  },
  {
    term: 'Carb Counting',
    category: 'diabetesManagement',
    definition:
      'Keeping track of the grams of carbohydrate in each meal and snack. It helps people who use mealtime insulin to match it to food, and helps others keep meals steady. Weighing a few usual portions once makes later guesses far better.',
    relatedTerms: ['Carbohydrates', 'Carb Choice', 'Insulin-to-Carb Ratio', 'Net Carbs'],
    sources: ['ada-nutrition', 'cdc-carbs'],
    also: ['carbohydrate counting', 'counting carbs'],
  },
  {
    term: 'Consistent Carbohydrate Eating',
    category: 'diabetesManagement',
    definition:
      'Having similar amounts of carbohydrate at similar times each day. It makes readings easier to predict, and it matters most for people on fixed insulin doses or on medicines that can cause lows.',
    relatedTerms: ['Carb Counting', 'Hypoglycemia'],
    sources: ['ada-nutrition'],
    also: ['consistent carb diet'],
  },
  {
    term: 'Continuous Glucose Monitor (CGM)',
    category: 'diabetesManagement',
    definition:
      'A small sensor worn on the skin that reads glucose in the fluid under it every few minutes and shows the trend. It runs some minutes behind the blood, so when the reading and how you feel disagree, check with a meter.',
    relatedTerms: ['Time in Range (TIR)', 'Glycemic Variability', 'Blood Glucose Meter'],
    sources: ['niddk', 'ada-technology'],
    also: ['sensor'],
  },
  {
    term: 'DASH Eating Plan',
    category: 'diabetesManagement',
    definition:
      'Dietary Approaches to Stop Hypertension (high blood pressure): plenty of vegetables, fruit, beans, nuts, whole grains and low-fat dairy, and little sodium, sweets and saturated fat. It was made to lower blood pressure and is one of the eating patterns recommended with diabetes.',
    relatedTerms: ['Sodium', 'Mediterranean Diet'],
    sources: ['nhlbi', 'ada-nutrition'],
    also: ['dash diet', 'blood pressure'],
  },
  {
    term: 'Diabetes',
    category: 'diabetesManagement',
    definition:
      'A group of conditions in which blood sugar stays too high because the body makes too little insulin, cannot use it well, or both. Over years, high levels harm eyes, kidneys, nerves, heart and blood vessels; keeping them near target prevents much of this.',
    relatedTerms: ['Type 1 Diabetes', 'Type 2 Diabetes', 'Gestational Diabetes', 'Prediabetes'],
    sources: ['niddk', 'cdc'],
    also: ['diabetes mellitus'],
  },
  {
    term: 'Diabetes Plate Method',
    category: 'diabetesManagement',
    definition:
      'A way to build a meal without counting: on a 9-inch plate, half non-starchy vegetables, a quarter protein foods, a quarter carbohydrate foods, with water or another drink without calories. The plate picture beside each Evenplate recipe shows its shares.',
    relatedTerms: ['Non-Starchy Vegetables', 'Protein', 'Starchy Vegetables', 'Portion'],
    sources: ['cdc-meals', 'ada-nutrition'],
    also: ['plate method', 'healthy plate', 'myplate'],
  },
  {
    term: 'Diabetes Remission',
    category: 'diabetesManagement',
    definition:
      'In type 2 diabetes: an A1C below 6.5% for at least three months without glucose-lowering medicine. It is most likely early on and after substantial weight loss. It is not a cure, and yearly checks stay important. Never stop a medicine on your own to reach it.',
    relatedTerms: ['Type 2 Diabetes', 'A1C'],
    sources: ['ada-remission'],
    also: ['reversal'],
  },
  {
    term: 'Diabetes Self-Management Education and Support (DSMES)',
    category: 'diabetesManagement',
    definition:
      'A program, in a group or one on one, in which trained educators teach the skills of living with diabetes: food, activity, monitoring, medicines, sick days, feelings. It improves A1C, and many insurers pay for it.',
    relatedTerms: ['Registered Dietitian Nutritionist (RDN)', 'Carb Counting'],
    sources: ['cdc', 'ada-behaviors'],
    also: ['diabetes education', 'educator', 'CDCES'],
  },
  {
    term: 'Diabetic Ketoacidosis (DKA)',
    category: 'diabetesManagement',
    definition:
      'A life-threatening emergency: without enough insulin the body burns fat, ketones build up and the blood turns acidic. Nausea, vomiting, belly pain, fruity breath, deep fast breathing and confusion are warning signs: call emergency services. With SGLT2 inhibitor medicines it can happen even when blood sugar is not very high.',
    relatedTerms: ['Ketones', 'Hyperglycemia', 'Type 1 Diabetes', 'Sick Day Plan'],
    sources: ['ada-goals', 'cdc-dka'],
  },
  {
    term: 'Fast-Acting Carbohydrate',
    category: 'diabetesManagement',
    definition:
      'Carbohydrate that raises blood sugar within minutes, used to treat a low: glucose tablets or gel, half a cup (4 ounces) of fruit juice or regular soda, or a tablespoon of sugar or honey. Chocolate, nuts and ice cream are too slow, because fat delays them.',
    relatedTerms: ['Rule of 15', 'Hypoglycemia', 'Glucose'],
    sources: ['ada-goals', 'cdc-low'],
    also: ['quick sugar', 'glucose tablets', 'juice'],
  },
  {
    term: 'Gastroparesis',
    category: 'diabetesManagement',
    definition:
      'Slow emptying of the stomach, often from nerve damage after years of high blood sugar. Fullness after few bites, nausea and hard-to-predict readings are typical. Advice on fiber and fat is different here, so follow your care team’s plan.',
    relatedTerms: ['Fiber', 'Fat', 'Postprandial Glucose'],
    sources: ['niddk'],
  },
  {
    term: 'Gestational Diabetes',
    category: 'diabetesManagement',
    definition:
      'Diabetes first found in pregnancy, usually by a test between weeks 24 and 28. Its glucose goals are stricter than at other times, and very low-carb eating is not advised. It usually goes away after birth but raises the risk of type 2 diabetes later, so regular checks follow.',
    relatedTerms: ['Oral Glucose Tolerance Test (OGTT)', 'Type 2 Diabetes'],
    sources: ['ada-pregnancy', 'niddk'],
    also: ['pregnancy', 'GDM'],
  },
  {
    term: 'GLP-1 Medicines',
    category: 'diabetesManagement',
    definition:
      'Medicines that act like the gut hormone GLP-1: they help the body release insulin after meals, slow the stomach and lower appetite. While on them, smaller meals with enough protein and fiber are easier on the stomach.',
    relatedTerms: ['Insulin', 'Type 2 Diabetes', 'Protein'],
    sources: ['ada-medicines', 'niddk'],
    also: ['semaglutide', 'tirzepatide', 'glp1'],
  },
  {
    term: 'Insulin-to-Carb Ratio',
    category: 'diabetesManagement',
    definition:
      'How many grams of carbohydrate are matched by one unit of mealtime insulin. It is personal, changes over the day and over life, and is set with your care team. Evenplate gives the grams of a meal; it never suggests a dose.',
    relatedTerms: ['Carb Counting', 'Insulin'],
    sources: ['ada-medicines'],
    also: ['ICR', 'bolus', 'dose'],
  },
  {
    term: 'Intermittent Fasting',
    category: 'diabetesManagement',
    definition:
      'Eating only within certain hours or on certain days. Some people with type 2 diabetes lose weight with it, about as much as with other plans. With insulin or sulfonylurea tablets it can cause lows, so plan it with your care team first.',
    relatedTerms: ['Hypoglycemia', 'Sulfonylureas', 'Type 2 Diabetes'],
    sources: ['ada-behaviors', 'niddk'],
    also: ['time-restricted eating', 'fasting'],
  },
  {
    term: 'Ketogenic Diet',
    category: 'diabetesManagement',
    definition:
      'A very low-carb way of eating, commonly 20 to 50 grams of carbohydrate a day, that shifts the body to burning fat and making ketones. It can lower A1C in type 2 diabetes for months; its long-term effects are less well known. It is risky with SGLT2 inhibitors, in pregnancy and with kidney disease, and insulin or sulfonylureas need adjusting beforehand, so ask your care team first.',
    relatedTerms: ['Low-Carb Diet', 'Ketones', 'Diabetic Ketoacidosis (DKA)', 'SGLT2 Inhibitors'],
    sources: ['ada-nutrition', 'ada-behaviors'],
    also: ['keto'],
  },
  {
    term: 'Low-Carb Diet',
    category: 'diabetesManagement',
    definition:
      'Eating less carbohydrate than is usual, often below about 130 grams a day or a quarter of calories, with more vegetables, protein and unsaturated fat instead. It lowers blood sugar and A1C in many adults with type 2 diabetes. If you take insulin or a sulfonylurea, talk to your care team before you start, because doses may have to change to prevent lows.',
    relatedTerms: ['Ketogenic Diet', 'Carb Counting', 'Net Carbs', 'Sulfonylureas'],
    sources: ['ada-nutrition', 'ada-behaviors'],
    also: ['low carb', 'lchf'],
  },
  {
    term: 'Mediterranean Diet',
    category: 'diabetesManagement',
    definition:
      'Vegetables, beans, whole grains, fruit, nuts, olive oil and fish most days; little red meat and few sweets. It is among the best studied eating patterns: it improves blood sugar and protects the heart.',
    relatedTerms: ['Unsaturated Fat', 'Legumes', 'DASH Eating Plan'],
    sources: ['ada-nutrition', 'harvard'],
    also: ['mediterranean-style'],
  },
  {
    term: 'Metabolic Syndrome',
    category: 'diabetesManagement',
    definition:
      'Three or more of five findings together: a large waist, high triglycerides (a blood fat), low HDL ("good") cholesterol, raised blood pressure and raised fasting glucose. It signals insulin resistance and a higher risk of type 2 diabetes and heart disease.',
    relatedTerms: ['Insulin Resistance', 'Prediabetes', 'Cholesterol'],
    sources: ['nhlbi'],
  },
  {
    term: 'Metformin',
    category: 'diabetesManagement',
    definition:
      'A tablet that is often the first medicine for type 2 diabetes. It makes the liver release less glucose and helps insulin work. By itself it rarely causes lows. Taking it with food eases stomach upset; over years it can lower vitamin B12, which a blood test shows.',
    relatedTerms: ['Type 2 Diabetes', 'Insulin Resistance'],
    sources: ['ada-medicines', 'medlineplus-medicines'],
  },
  {
    term: 'Physical Activity',
    category: 'diabetesManagement',
    definition:
      'Any movement that uses energy. Working muscles take up glucose even without much insulin, so even a walk of 10 to 15 minutes after a meal lowers the rise. The usual goal is 150 minutes a week plus some strength training. With insulin or sulfonylureas, check before and after, since lows can come hours later.',
    relatedTerms: ['Insulin Sensitivity', 'Hypoglycemia', 'Postprandial Glucose', 'Sulfonylureas'],
    sources: ['ada-behaviors', 'cdc'],
    also: ['exercise', 'walking'],
  },
  {
    term: 'Plant-Based Diet',
    category: 'diabetesManagement',
    definition:
      'Eating mostly or only foods from plants: vegetarian patterns keep eggs or dairy, vegan ones do not. Beans, tofu, nuts and whole grains can make it kind to blood sugar; refined starch and sweets are plant-based as well and are not. Vegans need a source of vitamin B12.',
    relatedTerms: ['Legumes', 'Fiber', 'Protein'],
    sources: ['ada-nutrition', 'harvard'],
    also: ['vegetarian', 'vegan'],
  },
  {
    term: 'Portion',
    category: 'diabetesManagement',
    definition:
      'How much you actually put on your plate, which may be more or less than a serving. Half the portion of rice or pasta means half its glycemic load, with no change to the recipe.',
    relatedTerms: ['Serving Size', 'Glycemic Load (GL)', 'Diabetes Plate Method'],
    sources: ['niddk', 'cdc-meals'],
    also: ['portion size', 'portion control'],
  },
  {
    term: 'Prediabetes',
    category: 'diabetesManagement',
    definition:
      'Blood sugar above normal but below the line for diabetes: an A1C of 5.7% to 6.4% or a fasting glucose of 100 to 125 mg/dL (5.6 to 6.9 mmol/L). In a large trial, people with weight to lose who lost 5 to 7% of it and were active 150 minutes a week cut their risk of type 2 diabetes by more than half (58%).',
    relatedTerms: ['A1C', 'Insulin Resistance', 'Type 2 Diabetes', 'Fasting Glucose'],
    sources: ['ada-diagnosis', 'cdc-prediabetes'],
    also: ['borderline diabetes', 'impaired glucose tolerance'],
  },
  {
    term: 'Registered Dietitian Nutritionist (RDN)',
    category: 'diabetesManagement',
    definition:
      'A nutrition professional with a degree, supervised practice and a national exam. Working with one, which doctors prescribe as medical nutrition therapy, lowers A1C and is the best way to match how you eat to your medicines, kidneys, budget and taste.',
    relatedTerms: ['Diabetes Self-Management Education and Support (DSMES)', 'Carb Counting'],
    sources: ['ada-nutrition'],
    also: ['dietitian', 'dietician', 'nutritionist', 'medical nutrition therapy'],
  },
  {
    term: 'Rule of 15',
    category: 'diabetesManagement',
    definition:
      'First aid for low blood sugar in someone awake and able to swallow: take 15 grams of fast-acting carbohydrate, wait 15 minutes, check again, and repeat while it is still below 70 mg/dL (3.9 mmol/L). Once it is back, eat a snack or meal. Small children need less. If it does not come up, or someone cannot swallow, call emergency services.',
    relatedTerms: ['Hypoglycemia', 'Fast-Acting Carbohydrate', 'Glucagon'],
    sources: ['cdc-low', 'ada-goals'],
    also: ['15-15 rule', 'treating lows'],
  },
  {
    term: 'Sick Day Plan',
    category: 'diabetesManagement',
    definition:
      'What you agreed on with your care team for days of fever, vomiting or no appetite: how often to check blood sugar and ketones, what to drink and eat, which medicines to continue or pause, and when to call. Illness usually raises blood sugar even when you eat little.',
    relatedTerms: ['Ketones', 'Diabetic Ketoacidosis (DKA)', 'Hyperglycemia'],
    sources: ['cdc', 'ada-goals'],
    also: ['sick day rules', 'illness'],
  },
  {
    term: 'SGLT2 Inhibitors',
    category: 'diabetesManagement',
    definition:
      'Medicines that let the kidneys pass more glucose into the urine; they also protect heart and kidneys. Very low-carb eating, fasting or illness while on them raises the risk of ketoacidosis even with near-normal blood sugar.',
    relatedTerms: ['Diabetic Ketoacidosis (DKA)', 'Ketogenic Diet', 'Type 2 Diabetes'],
    sources: ['ada-medicines', 'medlineplus-medicines'],
    also: ['empagliflozin', 'dapagliflozin', 'canagliflozin'],
  },
  {
    term: 'Sulfonylureas',
    category: 'diabetesManagement',
    definition:
      'Tablets, such as glipizide, glimepiride and glyburide, that make the pancreas release more insulin whether or not you have eaten. A skipped or smaller meal, fewer carbs than usual, alcohol or exercise can then cause a low. Before you change how you eat, ask your care team.',
    relatedTerms: ['Hypoglycemia', 'Metformin', 'Type 2 Diabetes'],
    sources: ['ada-medicines', 'medlineplus-medicines'],
    also: ['glipizide', 'glimepiride', 'glyburide', 'gliclazide'],
  },
  {
    term: 'Type 1 Diabetes',
    category: 'diabetesManagement',
    definition:
      "Diabetes in which the immune system destroys the cells that make insulin. It can start at any age, is nobody's fault, and always needs insulin. Food choices make glucose easier to manage; they do not replace insulin.",
    relatedTerms: ['Beta Cells', 'Insulin', 'Carb Counting'],
    sources: ['niddk', 'cdc'],
    also: ['T1D', 'juvenile diabetes', 'LADA'],
  },
  {
    term: 'Type 2 Diabetes',
    category: 'diabetesManagement',
    definition:
      'The most common kind of diabetes: cells resist insulin and the pancreas cannot keep up. Genes, age, weight, sleep and activity all play a part. Food, movement and often medicine bring blood sugar to target.',
    relatedTerms: ['Insulin Resistance', 'Prediabetes', 'Metformin', 'Diabetes Remission'],
    sources: ['niddk', 'cdc'],
    also: ['T2D'],
  },
]
