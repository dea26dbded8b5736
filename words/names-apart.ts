import type { Told } from './row.ts'

/** Restaurants, shops and brands whose names are, or contain, words of foods and dishes; and others that no list of ours has. */
const PLACES =
  `olive garden|red lobster|(?:the )?cheesecake factory|cracker barrel|burger king|pizza hut|pizza express|taco bell|taco bueno|taco cabana|del taco|dairy queen|long john silver'?s?|
panera bread|panda express|texas roadhouse|outback|(?:longhorn|lone star)(?= steak ?house)|ruth'?s chris|waffle house|pancake house|potbelly|corner bakery|boston market|church'?s chicken|
el pollo loco|pollo tropical|pollo campero|zaxby'?s|raising cane'?s|whataburger|shake shack|five guys|in[- ]n[- ]out(?: burger)?|jack in the box|carl'?s jr|quiznos|jimmy john'?s|jersey mike'?s|firehouse subs|
noodles (?:and|&) co(?:mpany)?|bonefish grill|buffalo wild wings|bahama breeze|carrabba'?s|(?:romano'?s )?macaroni grill|maggiano'?s|buca di beppo|fazoli'?s|papa john'?s|papa murphy'?s|little caesars?'?s?|chuck e\\.? cheese'?s?|
california pizza kitchen|blaze pizza|black bear diner|village inn|first watch|bob evans|golden corral|sizzler|logan'?s roadhouse|benihana|p\\.? ?f\\.? chang'?s?|insomnia cookies|mrs\\.? fields|cinnabon|auntie anne'?s|
krispy kreme|dunkin'? donuts|tim hortons?|einstein bro(?:s|thers)\\.?(?: bagels?)?|bruegger'?s|jamba juice|smoothie king|tropical smoothie cafe|cold stone(?: creamery)?|baskin robbins|ben (?:and|&|n) jerry'?s|edible arrangements|
costa coffee|pret a manger|greggs|wagamama'?s?|yo! ?sushi|zizzi|prezzo|frankie (?:and|&) benny'?s|toby carvery|t\\.?g\\.?i\\.? friday'?s?|hard rock cafe|rainforest cafe|bubba gump(?: shrimp(?: company| co)?)?|joe'?s crab shack|
red robin|ruby tuesday'?s?|fuddruckers|culver'?s|steak '?n'? shake|white castle|hardee'?s|sweetgreen|just salad|salad and go|sweet tomatoes|souplantation|jason'?s deli|mcalister'?s deli|schlotzsky'?s|o'charley'?s|
marie callender'?s|shoney'?s|friendly'?s|big boy|applebee'?s|trader joe'?s|whole foods(?: market)?|(?:the )?fresh market|sprouts farmers market|food lion|giant eagle|piggly wiggly|apple store|smart (?:and|&) final|
hello ?fresh|blue apron|home chef|green chef|butcher ?box|lean cuisine|healthy choice|hungry man|stouffer'?s|banquet meals?|marks (?:and|&) spencers?|nando'?s|hungry jack'?s|red rooster|oporto|grill'?d|boost juice|pollo feliz|kfc|popeye'?s`
    .replace(/\n/g, '')
    .replace(/ /g, '[ -]')

const EVENT =
  '(?:(?:chill?i|bbq|barbecue|ribs?|brisket|gumbo|pie|cake|cookie|soup|salsa|wings?|taco|burger|pumpkin|crawfish|steak|spaghetti|pancake|waffle|potato|corn|strawberry|apple|peach|garlic|cheese|wine|beer|food|dessert|bread|chocolate) ?-?(?:cook ?-?offs?|bake ?-?offs?|contests?|competitions?|festivals?|fairs?|fundraisers?|tastings?|swaps?|exchanges?|breakfasts? at church|supper at church|judging|parade)|cook ?-?offs?|bake ?-?(?:offs?|sales?)|fish fry|crawfish boil|clam ?bake|oyster roast|pig roast|shrimp boil|ice cream social|egg hunt|cookie swap|food (?:truck|court|bank|drive|pantry)|soup kitchen)'

const THICK = '(?:pudding|nectar|honey|custard|yogh?urt|mousse|syrup|applesauce|baby food)'

/** Names with foods in them that name no food of the dish: places, events, and how thick something is. */
export const NAMES_APART: Told[] = [
  // Whose dinner it is: no banana.
  {
    means: 'grandma',
    en: '(?<=\\b(?:my|our|his|her|their|for|dear) (?:old |poor |sweet |diabetic |elderly |late |little )?)nanas?(?! (?:bread|pancakes?|smoothie|split|muffins?|ice|pudding|and|in|with peanut)\\b)',
    es: '',
    when: /\bnana/,
  },
  {
    means: '',
    en: `(?:(?:from|at|like) (?:the )?)?(?:${PLACES})(?:'s)?(?:[- ]?style)?(?! (?:juices?|rolls?) recipe)`,
    es: '',
    when: new RegExp(`\\b(?:${PLACES})`),
  },
  // What is brought to an event is not what the event is named for. "Something for the chili cookoff" is chili.
  {
    means: '',
    en: `(?<!\\b(?:something|anything|recipes?|dish|dishes|ideas?|entry|entries|one|ones|winner|it) )(?:for|to|at|before|after) (?:(?:the|our|my|a|an|this|work|office|church|school|annual|local|family|town|neighborhood|next|big|sunday|saturday|friday) )*${EVENT}(?: (?:at|for) (?:the |my |our )?(?:church|school|work|office|parish))?`,
    es: '',
    when: new RegExp(`\\b${EVENT}\\b`),
  },
  {
    means: 'pureed',
    en: `(?:(?:the )?(?:consistency|texture|thickness) of |(?:as )?thick(?:ness)? (?:as|like) )(?:a )?${THICK}|${THICK}[- ](?:like )?(?:thick(?:ness|ened)?|consistency|texture)(?: (?:foods?|liquids?|diet|consistency))?`,
    es: '',
    when: /^(?=.*(?:thick|consistency|texture))(?=.*(?:stroke|swallow|chok|dysphagia|puree|teeth|dentures|speech|therapist|parkinson|blend))/s,
  },
  {
    means: 'thick',
    en: `(?:as )?thick (?:as|like) (?:a )?${THICK}|${THICK}[- ]thick(?:ness|ened)?`,
    es: '',
    when: /thick/,
  },
]
