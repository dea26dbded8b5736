import type { Row } from './row.ts'

/** Whether a text is in British English: some of its words then mean another dish. */
export const BRITISH =
  /\b(?:cuppa|hob|mum|mam|tins? of|tinned|swede|courgettes?|aubergines?|prawns?|fibre|savoury|favourite|biscuits? (?:to (?:go|have) with|for dunking)|crisps|mince|grams|telly|lovely|tea ?time|(?:for|quick|kids'?|easy) tea)\b/

const WHITE_FISH =
  'cod|hake|sea bass|(?:sea )?bream|monkfish|sole|(?:red )?snapper|pollock|turbot|grouper|perch|whiting|haddock|halibut|tilapia|flounder'

const STUFFED =
  '(?:bell |sweet |red |green |poblano )?peppers?|zucchinis?|courgettes?|(?:acorn |butternut |spaghetti )?squash|sweet potato(?:es)?|eggplants?|aubergines?|tomato(?:es)?|(?:portobello )?mushrooms?|portobellos?|cabbage leaves|avocados?|chicken breasts?'

const MASHED =
  'cauliflower|cauli|celeriac|celery root|turnips?|rutabaga|swede|parsnips?|carrots?|sweet potato(?:es)?|butternut squash|broccoli'

/** Longer or different wordings of a dish's name: each is read as `means`. In this order. */
export const REWORDINGS: Row[] = [
  // Beef alone is the usual one of both.
  { means: 'chicken pho', en: 'pho ga', es: '' },
  {
    means: 'roast $1',
    en: 'sunday roast(?= [^;!?|]{0,40}\\b(chicken|lamb|pork)\\b)(?! chicken)',
    es: '',
  },
  {
    means: 'trinidad doubles',
    en: '(?<!\\b(?:that|which|it|recipe|dish|meal|this|and) )(?:trini |trinidadian |caribbean |chickpea |chana )?doubles(?! (?:as|well|up|nicely|easily|in|the|for (?:lunch|breakfast|dinner)|down|tennis))',
    es: '',
  },
  // It rests on an English muffin; no other muffin is near it.
  {
    means: '$1 english muffin',
    en: '((?:eggs? benedict|benedicts?|mcmuffin|breakfast sandwich(?:es)?|egg sandwich(?:es)?)[^.;!?]{0,40} (?:no|without|minus|hold|skip|not)(?: (?:the|an?|any))?) muffins?',
    es: '',
  },
  // A plain way to cook a fish is the dish.
  {
    means: 'pan seared $1 on the stove',
    en: `(?:pan[- ](?:seared|grilled|fried|cooked|roasted)|seared|griddled|saut[eé]ed) (${WHITE_FISH})(?: fillets?)?(?! (?:tacos?|sandwich(?:es)?|burgers?|salad|curry|soup|wraps?|cakes?|bowls?|piccata|stir)|(?: (?:and|&|n|with))? (?:chips|fries))`,
    es: '',
  },
  {
    means: 'pan seared $1',
    en: `(${WHITE_FISH})(?: fillets?)? pan[- ](?:seared|grilled|fried|cooked)`,
    es: '',
  },
  // Where no dish is called so, the curry is in the spice.
  {
    means: '$1 curry',
    en: 'curried (shrimps?|prawns?|fish|cod|salmon|pork|turkey|tofu|eggs?)(?! salad)',
    es: '',
  },
  {
    means: '$1 with curry powder',
    en: 'curried (turnips?|parsnips?|carrots?|cabbage|kale|rice|noodles|potatoes|couscous|quinoa|mince|squash|nuts|cashews|popcorn)(?! (?:soup|salad|curry))',
    es: '',
  },
  // Brands of what is made like a meat, named with a dish: no burger and no sausage of meat.
  {
    means: 'impossible beef',
    en: '(?<=\\b(?:with|using|use|from|of|and) (?:an? |some |the )?)(?:impossible|beyond) (?:burgers?|meats?|mince|ground|crumbles)(?: meat)?',
    es: '',
  },
  { means: 'hamburger with impossible beef', en: '(?:impossible|beyond) burgers?', es: '' },
  {
    means: 'meatless sausage',
    en: '(?:beyond|impossible) (?:breakfast |italian )?(?:sausages?|brats?|bratwursts?)',
    es: '',
  },
  // The flatbreads, not what "doubles well" or "doubles as lunch".
  {
    means: 'trinidad doubles',
    en: '(?:(?<=^ ?|\\b(?:crav(?:e|ing)|fancy|want|need|mak(?:e|ing)|made|cook|some|my|her|his|our|eat|love|have|like|recipe for|leftover) )|trini(?:dad(?:ian)?)? )doubles(?! (?:the|as|up|well|nicely|easily|your|it|in (?:size|bulk)|portions?|batch)\\b)(?: from trinidad)?',
    es: '',
  },
  {
    means: '$1 with whole wheat flour',
    en: '(?:100% )?(?:whole[ -]?(?:wheat|meal|grain)|wholemeal) ((?:(?:blueberry|banana|apple|carrot|zucchini|cinnamon|buttermilk|oat|fluffy|easy) )?(?:pancakes?|waffles?|crepes?|muffins?|scones?|cookies|brownies|banana bread|soda bread|biscuits|dumplings))',
    es: '',
  },
  // A pudding for a meal is what is eaten after it.
  {
    means: 'dessert',
    en: '(?:an? |the |some )(?:nice |easy |light |simple )?pudding (?:for|after) (?:(?:our|the|a|my|this) )?(?:sunday|christmas|easter|boxing day|family|big)?(?: ?(?:lunch|dinner|roast|tea|supper))',
    es: '',
  },
  // Beside a dish, a puree is mashed potatoes unless it says of what.
  { means: '$1 mashed potatoes', en: '(with|and|over) (?:an? |some )?puree(?! (?:of|de)\\b)', es: '' },
  // Behind its dish: "crab cakes gluten free".
  {
    means: ', $1-free',
    en: String.raw`(?<=[a-z]{3,} )(?<!\b(?:not|non|never|isn't|isnt|aren't|be|is|are|needs?|want|make|it's|its|and|or|must|fully|totally|completely|strictly|but|with|for|both|all) )(gluten|dairy|lactose|grain|egg|nut|soy|wheat|meat)[ -]free(?= ?(?:$|[.,;!?|)]|(?:please|pls|for|under|with|and|if|because|since|but)\b))`,
    es: '',
  },
  {
    means: 'venison',
    en: 'deer(?: meat)?(?= (?:stew|chili|roast|steak|burger|sausage|meat|backstrap)s?\\b)|deer meat',
    es: '',
  },
  // "Under 500 calories and 40 carbs".
  {
    means: '$1 $2 and $1 $3 carbs',
    en: '(under|below|less than|at most|no more than|max(?:imum)?|up to|within) (\\d{2,4} ?(?:calories|calorias|cals?|kcal)) ?(?:and|,|&|\\+|y) ?(\\d{1,3}) ?(?:g|grams)?(?: of)? ?carb(?:s|ohydrates?)?',
    es: '',
  },
  {
    means: 'no oven',
    en: "(?:(?:my|our|the) )?oven(?:'s| is| has| just|s)?(?: just| finally)? (?:packed (?:in|up)|broken?|broke|busted?|bust|dead|died|gone|kaput|conked out|out of (?:order|action|commission)|on the (?:blink|fritz)|not working|isn't working|doesn't work|won't (?:work|turn on|heat)|stopped working)(?: down)?|(?:hob|stove|stovetop|cooktop) only",
    es: '',
  },
  {
    means: 'vegetarian',
    en: '(?:pure|purely|only|strictly|100%) veg(?:gie)?|veg only|pure vegetarian',
    es: '',
  },
  // What is eaten before dawn and after sunset of a day of fasting.
  {
    means: 'filling ramadan breakfast',
    en: '(?:suhoo?r|sahoo?r|sahari|sehri|sehar|seheri|suhur)(?: (?:meal|breakfast))?',
    es: '',
  },
  { means: 'ramadan dinner', en: 'iftaa?r(?: (?:meal|dinner))?', es: '' },
  { means: 'breakfast', en: '(?:pre-?dawn|before (?:dawn|sunrise|fajr)) (?:meal|food|breakfast)', es: '' },
  // In India, food without meat. Elsewhere, vegetables.
  {
    means: 'vegetarian',
    en: String.raw`(?<!\b(?:non|no|not|and|&|or|of|with|more|extra|two|2|3|root|green|roast|roasted|fresh|frozen|mixed|the|your)[ -])veg(?= (?:(?:quick|light|easy|indian) )?(?:food|meals?|dish(?:es)?|recipes?|options?|lunch|dinner|breakfast|tiffin|thali|starters?|snacks?|family|household|diet)\b)|(?<=\b(?:i am|i'm|im|we are|we're|he is|he's|she is|she's|they are|they're) (?:(?:a|pure|strictly|all) )?)veg(?= *(?:$|[.,;!?]|and\b|so\b|but\b))`,
    es: '',
  },
  // "Veg pulao": the dish made of vegetables.
  {
    means: 'vegetable',
    en: String.raw`(?<!\b(?:non|not)[ -])veg(?= [a-z])(?! (?:and|or|with|for|but|in|on|please|if|that|to|from|i|we|is|are)\b)`,
    es: '',
  },
  {
    means: 'low salt',
    en: "(?:less|little|minimal|not much|hardly any|light on(?: the)?|(?:go |going )?easy on(?: the)?) (?:salt|sodium)|(?<!(?:\\b(?:no need to|not|dont|never)|n't)(?: (?:need|have|having))?(?: to)? )(?:watch(?:ing|es)?|mind(?:ing)?|keep(?:ing)? an eye on|careful (?:with|about|of)|monitor(?:ing)?|restrict(?:ing|ed)?|limit(?:ing|ed)?|control(?:ling)?|track(?:ing)?|reduc(?:e|ing)|lower(?:ing)?|cut(?:ting)?(?: back| down)?(?: on)?|lay(?:ing)? off|ease (?:up|off)(?: on)?|back(?:ing)? off|keep(?:ing)? down)(?: (?:my|the|our|his|her|their|on|all)){0,2} (?:salt|sodium)(?: intake| levels?)?(?! (?:shaker|water))|keep(?:ing)?(?: (?:my|the|our|his|her|their)){0,1} (?:salt|sodium)(?: intake)? (?:down|low)|(?:not|nothing|never|isn't|without being)(?: (?:too|so|very|overly|super|all that|that|be))* salty",
    es: '',
  },
  {
    means: 'no added sugar',
    en: '(?:not|without being) (?:full of|loaded with|packed with|drowned in|swimming in|drenched in) sugar',
    es: '',
  },
  { means: 'allergic', en: 'al{1,3}(?:er|ar)[gj]{1,2}i[ck]{1,2}', es: '' },
  { means: "doesn't", en: `d(?:os|oe|se)e?s?n'?t|dosen'?t|doesent`, es: '' },
  {
    means: 'zucchini noodle bowl',
    // A lasagna or an alfredo with them stays that dish.
    en: String.raw`(?<!\b(?:lasagn[ae]|alfredo|lo mein|pad thai|bolognese|carbonara|scampi|stroganoff|marinara|meatballs|pesto pasta|ramen|pho|soup|puttanesca|spaghetti)\b.{0,80})(?:(?:spirali[sz]ed|ribboned) (?:zucchinis?|courgettes?)|(?:zucchini|courgette)s? (?:noodles?|ribbons?|strands|spirals)|(?:noodles?|ribbons?|spaghetti) (?:made )?(?:of|from|out of) (?:zucchinis?|courgettes?)|zoodles|courgetti)(?! (?:with|and) (?:marinara|tomato sauce))`,
    es: '',
  },
  {
    means: 'cauliflower crust pizza$1',
    en: '(?:cheese )?pizzas?((?: [a-z]+){0,3}?) (?:on|with|made (?:on|with|of|from)|using) (?:an? |the )?cauli(?:flower)? (?:pizza )?(?:crust|base|dough)s?',
    es: '',
  },
  { means: 'cauliflower crust pizza', en: 'cauli(?:flower)? (?:crust|base)d? pizzas?', es: '' },
  {
    means: '$1 crust pizza',
    en: '(?:cheese )?pizzas? (?:on|with) (?:an? |the )?(?:base|masa|crust|dough) (?:of|from) (chicken|cauliflower)(?: (?:or|and) (?:chicken|cauliflower))?',
    es: '',
  },
  { means: 'chicken crust pizza', en: '(?:cheese )?pizzas? (?:on|with) an? chicken (?:crust|base)', es: '' },
  {
    means: 'stuffed $1 with',
    en: `(?:(?:baked|roasted|roast|whole) )?(${STUFFED}) (?:that (?:are|is) )?(?:stuffed|filled|loaded) with`,
    es: '',
  },
  {
    means: 'moong dal dosa',
    en: String.raw`(?:idlis?|dosas?)(?:,? or (?:an? )?(?:idlis?|dosas?))?(?=[^.;]{0,80}\b(?:less carbs?|low(?:er)?[- ]carb|fewer carbs|moong|mung|no rice|without (?:any )?rice|rice[- ]free)\b)|(?:moong|mung)(?: dal)? (?:idlis?|dosas?)`,
    es: '',
  },
  // The usual chutney with it is of coconut.
  {
    means: 'idli with coconut',
    en: '(?:idli(?:e?s)?|idl(?:y|ies))(?:(?:,| with| and) sambh?ar)?,? (?:with|and) (?:an? |some )?(?:fresh )?(?:coconut )?chutney',
    es: 'idlis? con chutney(?: de coco)?',
  },
  // They are oat cookies with coconut, whatever country calls them biscuits.
  {
    means: 'leftover $1 cooked $2',
    en: "left ?-?overs? (?:of |from )?(?:(?:the|my|our|some|a) )?(?:(?:roast|roasted|cooked|baked|grilled|rotisserie) )*(?:(thanksgiving|christmas|easter|holiday|sunday|yesterday's) )?(?:(?:roast|roasted|cooked|baked|grilled) )?(chicken|turkey|salmon)",
    es: '',
  },
  { means: 'canned $1', en: '(?:tins? of|tinned|cans? of) (tuna|salmon|sardines)', es: '' },
  {
    means: ', peanut stir fry',
    en: '(?:with|in|and) (?:a |an |some )?(?:spicy |thai |creamy |homemade )?peanut (?:butter )?sauce(?! (?:noodles?|satay))',
    es: '',
  },
  { means: 'almond flour cookies', en: String.raw`cookies(?=[^.;]{0,80}\balmond flour\b)`, es: '' },
  {
    means: '$1 tacos$2 with cabbage',
    en: '(fish|shrimp) tacos((?: [a-z]+){0,3}) with (?:a )?(?:cabbage )?slaw',
    es: '',
  },
  // After what is refused, it begins a thought of its own: "no fish, eggs and milk are OK".
  { means: '. $1 or $2', en: '(?<=, )([a-z]+) and ([a-z]+) are (?:all? ?right|fine|ok(?:ay)?)', es: '' },
  { means: '$1 or $2', en: '([a-z]+) and ([a-z]+) are (?:all? ?right|fine|ok(?:ay)?)', es: '' },
  { means: 'hominy', en: String.raw`(?<=\bpozole\b.{0,80})corn`, es: '' },
  // Not a separate dish: the topping of the pie.
  {
    means: ', with $1$2 instead of potatoes',
    en: `(?:topped with|under|with) (?:an? )?(?:mashed (${MASHED})|(${MASHED}) mash)(?: (?:on top|top|topping|crust|lid|for the top))?(?= *(?:$|[.,;!?]|please|instead))(?<=\\b(?:pie|pies|fisherman's|cottage|shepherd'?s)\\b.{0,80})`,
    es: '',
  },
  // However much of it: "real pasta, a smaller amount, with lots of meat sauce".
  {
    means: '$1 with meat sauce$2',
    en: '(spaghetti|pasta|noodles|penne|ziti|rigatoni|linguine|macaroni)((?:,? (?!meat|sauce|no\\b|not\\b|without\\b|instead\\b)[a-z]+){0,6}?),? (?:with|and|plus) (?:(?:lots|plenty|loads|tons|heaps|a lot|a little|some|more|extra|double|a good|homemade|my|the|rich|chunky|beef)(?: of)? ){1,2}meat ?sauce',
    es: '',
  },
  // The book has these as sandwiches.
  {
    means: '$1 salad sandwich in a whole wheat tortilla wrap',
    en: '(chicken|tuna|egg|ham) salad (?:sandwich )?(?:in a )?wraps?',
    es: '',
  },
  {
    means: 'homemade bread',
    en: '(?:bread|loaf) (?:that is |that works )?(?:for|to make) (?:my |our |the )?sandwich(?:es)?',
    es: '',
  },
  { means: 'potatoes', en: '(?:spuds?|taters|tatties)', es: '' },
  {
    means: '$1 pudding',
    en: '(sticky toffee|sticky date|bread and butter|malva|rice|yorkshire|christmas|summer|sponge) puds?',
    es: '',
  },
  { means: '$1 sandwich', en: '(bacon|sausage|egg|ham|cheese|fish finger) butt(?:y|ies)', es: '' },
  {
    means: 'kangaroo',
    en: 'roo(?= (?:mince|meat|steaks?|fillets?|burgers?|sausages?|stew|curry|tail)\\b)',
    es: '',
  },
  {
    means: 'christmas',
    en: '(?:chrissy|chrissie|crimbo)(?= (?:day|eve|lunch|dinner|brekkie|breakfast|party|barbie|bbq|table|feast|spread|ham|turkey|dessert|morning|arvo)\\b)|(?<=\\b(?:this|over|at|before|after|around) )(?:chrissy|chrissie|crimbo)|(?<=\\bfor )(?:chrissy|crimbo)(?= *(?:$|[.,;!?]))',
    es: '',
  },
  // Cheese on toast; it has no rabbit.
  { means: 'welsh rarebit', en: 'welsh rabbits?', es: '' },
  { means: 'yam', en: 'pounded yams?', es: '' },
  { means: 'frozen vegetables', en: 'frozen (?:mixed )?(?:veg|veggies|veggie mix)', es: '' },
  // Before "pud" is read as a pudding.
  { means: 'pad thai', en: 'p(?:u|a|ha|h)d[ -]?tha?is?', es: '' },
  // "Tacos!! Fish ones": which kind of them.
  {
    means: '$2 $1',
    en: '([a-z]{3,}s)(?: please)? ?[,.:;!-][,.:;! -]{0,5}(?:but )?(?:the )?((?!the |a |an |no |not |any )[a-z]+(?: [a-z]+)?) (?:ones|kind)',
    es: '',
  },
  // Water for a cup is no way to cook.
  {
    means: 'microwave',
    en: '(?:microwave (?:oven )?(?:and|or|plus|&) (?:an? |my |the )?(?:electric )?kettle|(?:electric )?kettle (?:and|or|plus|&) (?:an? |my |the )?microwave)',
    es: '',
  },
  {
    means: 'no cooking',
    en: '(?:(?:only|just|nothing but|all i (?:have|got) is) (?:have |got |own )?(?:an? |my |the )?(?:electric )?kettle)',
    es: '',
  },
  // Cooked in the oven, whatever the dish is usually fried in.
  {
    means: 'in the oven',
    en: '(?:(?:oven[- ])?baked|in the oven|bake (?:it|them))(?:,| -)? ?(?:and |but )?(?:not|never|no|instead of|rather than) (?:being |it |them )?(?:deep[- ]?|pan[- ]?)?fr(?:ied|ying|y)',
    es: '',
  },
  {
    means: 'in the oven',
    en: '(?:not|never|instead of|rather than) (?:deep[- ]?|pan[- ]?)?fr(?:ied|ying)(?:,| but|;)? (?:(?:oven[- ])?baked|bake (?:it|them)|in the oven)',
    es: '',
  },
  { means: 'rotisserie $1', en: '(chicken|turkey) (?:from|off) (?:the|a) rotisserie', es: '' },
  {
    means: 'carbs at most $1',
    en: String.raw`(?:smaller|lower|fewer|less|reduced) (?:in )?(?:the )?carbs?(?: count)?,? (?:like|say|around|about|maybe)(?: around| about| under)? (\d{1,3})(?: ?(?:g|grams))?`,
    es: '',
  },
  {
    means: 'just for one',
    en: '(?:(?:just|only) (?:the |a )?(?:one|single) (?:plate|portion|serving|helping|person)|(?:eats?|eating|dines?|dining|cooks?|cooking|lives?|living) alone|table for one)',
    es: '',
  },
  // Praise of a food, and what is left in the house.
  {
    means: 'love',
    en: "(?:never|can't|cannot|don't|won't) (?:ever )?(?:(?:get|be|grow) (?:tired|sick|bored) of|say no to|get enough of|stop (?:eating|thinking about)|go wrong with)",
    es: '',
  },
  {
    means: 'with',
    en: "(?:fridge|freezer|pantry|cupboard|house|kitchen)(?: is|'s)? (?:empty|bare) (?:except(?: for)?|but for|apart from|besides)",
    es: '',
  },
  // Read as a refusal, so that the coating is left out.
  {
    means: 'no breading | ',
    en: '(?:un[- ]?(?:breaded|battered|coated|crumbed)|(?:non|not|never)[- ](?:battered|crumbed|coated in (?:bread)?crumbs|dredged))',
    es: '',
  },
  // The bread is asked for, not what it is for.
  { means: 'homemade bread', en: 'bread (?:for|to make) (?:a |my |our |making )?sandwich(?:es)?', es: '' },
  // Refused for its wheat: bread is made of it.
  {
    means: 'wheat',
    en: String.raw`(?<=\b(?:no|without|avoid(?:s|ing)?|not? (?:use|using|have|eat|made with)|can't (?:have|eat)|cannot (?:have|eat)|free of|free from) (?:any |the )?)wheat flours?`,
    es: '',
  },
  // Asked for, and not refused.
  {
    means: '$1 granulated sweetener',
    en: String.raw`((?<!\b(?:not|no|without|never|isn't|don't) (?:[a-z]+ )?)(?:with|using|use|used|from|of|by|and)) (?:an? |some |any |my |the )?(?:(?:sugar|sweet) (?:substitute|replacement|replacer|alternative)|(?:artificial|non[- ]?nutritive|non[- ]?sugar|no[- ]cal(?:orie)?|diet|table ?top) sweetener)s?`,
    es: '',
  },
  {
    means: 'sweet n low',
    en: "sweet ?(?:'n'?|n'|and|&|-n-|n) ?low(?= *(?:$|[.,;!?]|instead|packets?|please))",
    es: '',
  },
  {
    means: '$1 aspartame',
    en: '(with|using|and|use) equal(?= *(?:$|[.,;!?]|instead|packets?|sweetener))',
    es: '',
  },
  // A tart of vegetables is a quiche, which the book has.
  {
    means: 'quiche with $1',
    en: '(zucchini|courgette|leek|chard|mushroom|asparagus|broccoli|spinach|onion|vegetable|veggie|ham and cheese) (?:tart|quiche pie)s?',
    es: '',
  },
  // A crustless quiche is a dish of its own.
  { means: 'no crust | ', en: '(?:crust[- ]?(?:less|free)|no-crust)(?! quiche)', es: '' },
  { means: 'no roux', en: '(?:roux|thickener|flour)[- ]?less', es: '' },
  {
    means: 'because',
    en: String.raw`(?:cos|coz|cuz)(?= (?!(?:lettuce|leaves|leaf|hearts?|salad|and|or|with)\b)[a-z])`,
    es: '',
  },
]

/** The same for British words in a British text. */
export const BRITISH_REWORDINGS: Row[] = [
  { means: 'cookies', en: '(?:tea )?biscuits?(?! and gravy)', es: '' },
  {
    means: 'dessert',
    en: String.raw`(?<!\b(?:chocolate|vanilla|rice|bread|banana|chia|tapioca|black|white|yorkshire|christmas|summer|toffee|date|malva|butter|sponge|milk|pease|corn|steak) )pudd?(?:ing)?s?`,
    es: '',
  },
]
