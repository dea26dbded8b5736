/**
 * Words of quick and regional speech that name no food: fillers, short forms as typed on a phone, names for people. None of them is
 * told as a food we do not know, nor taken for a typo of one.
 */
export const SLANG: readonly string[] =
  `abit aswell infact atleast incase sum defo deffo atm innit tbh fam hubster hubsters nana nanas nanna papaw mamaw meemaw gramps
  grammy mimi hiya heya hols ppl ikr smh bcos cuz coz obvs tho highkey lowkey ngl hun luv nom noms yummo scrummy bougie sux wut dat dem
  dis wit scran littlies loo cba cbf dosh brill doco smoko sickie loadshedding lekker bru jislaaik lah leh aiyo yaar accha bhai didi
  appa paati chechi wagwan bruv peng mandem dunnit gonnae wee aye haway boyo cwtch craic gaff sup heyy hii hellooo thanx soz sry weds
  nothin somethin cookin fryin grillin bakin roastin makin havin eatin tryna finna boutta imma woulda coulda shoulda lotsa buncha
  thingamajig etcetera yknow iirc imho irl tbf tbqh fwiw afaik nvm wfh sainsburys vons ralphs checkers picknpay shoprite iceland
  innit yeh yess nah nope yup yep hmmm ummm ahh ugh meh welp oof yikes aargh argh hmu wdym idc idek istg lmk tysm tyvm xoxo xx xxx`.split(
    /\s+/,
  )
