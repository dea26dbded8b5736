/** Words for the slots of English patterns. */
export const ENGLISH_SLOTS: Record<string, string> = {
  fast: 'humalog|novolog|novorapid|fiasp|lyumjev|apidra|admelog|lispro|aspart|my rapid|rapid insulin|my fast acting|mealtime insulin|insulin|insulin|insulin|bolus|my quick one|trurapi|the fast pen',
  long: 'lantus|levemir|tresiba|toujeo|basaglar|semglee|my basal|basal|the long acting|my night insulin|my slow one|background insulin|nph|humulin n|glargine|my bedtime insulin',
  mix: 'novomix|humalog mix|mixtard|70/30|novolin 70/30|my mix',
  pill: 'metformin|gliclazide|glipizide|glimepiride|glyburide|jardiance|farxiga|forxiga|januvia|my tablet|my tablets|my pills|my diabetes pill|my sugar pills|repaglinide|pioglitazone|invokana|tradjenta|my meds|my medication|metformin xr',
  weekly: 'ozempic|mounjaro|trulicity|wegovy|my weekly shot|my weekly jab|victoza|my ozempic pen|bydureon',
  other:
    'prednisone|my blood pressure pill|lisinopril|warfarin|my water tablet|my statin|levothyroxine|amlodipine|my steroid|atorvastatin|eliquis|losartan|my thyroid pill',
  taken: '{fast}|{long}|{mix}|{pill}|{weekly}|{pill}|{fast}|{long}',
  food: 'pizza|two slices of pizza|a bowl of pasta|spaghetti and garlic bread|fish and chips|a burger and fries|a burrito|sushi|rice and beans|biryani|pancakes|a bagel|porridge|cereal|mac and cheese|a baked potato|lasagna|ramen|pho|dumplings|jollof rice|roti and dal|naan and curry|a donut|cake|birthday cake|ice cream|a slice of pie|oatmeal|a banana|grapes|popcorn|nachos|tacos|pad thai|fried rice|a sandwich|chips|a wrap|mashed potatoes|thanksgiving dinner|sunday roast|a buffet|a muffin|waffles|cookies|fruit salad|a smoothie|a beer and wings|noodles|gnocchi|risotto|a kebab|curry|potato salad',
  light:
    'a salad|soup|eggs|an omelette|broth|steak and broccoli|chicken and greens|cheese|nuts|a yogurt|just meat|fish and spinach|tofu|half a sandwich|an apple|bacon and eggs|zero carb food|keto food',
  item: 'salt|sugar|butter|flour|cinnamon|turmeric|garlic|ginger|yeast|baking powder|oats|rice|milk|cream|oil|vinegar|honey|stevia|erythritol|allulose|cheese|chili|onion|stock|lemon juice|soy sauce|cornstarch|collagen|psyllium|protein powder|olive oil',
  meal: 'breakfast|lunch|dinner|supper|tea|brunch|the evening meal|my meal',
  time: '6am|8am|9 pm|10 pm|bedtime|noon|7 in the morning|midnight|after work|before bed|teatime|4 o clock',
  day: 'monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|the day after',
  sick: "i have a stomach bug|i feel sick|i have the flu|i have covid|i can't keep food down|i'm vomiting|i have diarrhea|i have a fever|i have no appetite|i'm not eating much",
  event:
    'a run|football practice|a long hike|the gym|swimming|a bike ride|yoga|a spin class|a marathon|gardening all day|a dance class|a match',
  fast_day:
    'ramadan|yom kippur|lent|my fasting blood test|a colonoscopy|surgery|my scan|intermittent fasting',
  drink: 'wine|two beers|a margarita|vodka soda|whiskey|cocktails|a glass of red',
  who: 'my mum|my dad|my son|my daughter|my husband|my wife|my grandma|grandpa|the kid|my 6 year old|my mother in law|my partner|a resident',
  high: '240|280|300|310|19|16|14.5|22|"HI"|265|350|18.4',
  ratio: '1:8|1:10|1:12|1:15|1 to 10|1 to 8|1 to 15|one to ten|1:5|1 per 12',
  carbs: '30|45|60|75|80|52|64|38|90|110|25',
  n: '2|3|4|5|6|7|8|9|10|12|14|15|18|20',
  m: '4|6|8|10|12|16|22|26|30',
  pct: '10%|20%|30 percent|50%|half|a third',
  hello: '|||hi, |hello, |quick question, |ok so |hey |please help, |so |um |',
  bye: '||||? thanks|? thank you|?|?|?? |? tia|',
  q: '?|?|??|||',
  wish: 'recipe please|what can i cook|something quick|any ideas|for two please|low carb please|need a recipe|help me with a recipe|how do i make it|nothing with fish|under 30 minutes|ideas please|easy one please|without dairy|in the air fryer|that keeps me full',
}
