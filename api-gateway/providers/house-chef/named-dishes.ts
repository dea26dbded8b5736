/** A dish people ask for by name, and what of our book comes closest to it. */
export type NamedDish = {
  pattern: RegExp
  /** Forms by their id, the closest first. */
  near: string[]
  /** Those of `near` that are that dish. */
  are?: string[]
  /** Foods without which it would be another dish. */
  holds?: string[]
  /** Styles its name is read as too: what is said of the dish need not be said of them. */
  styles?: string[]
}

const dish = (
  words: string,
  near: string,
  more: Pick<NamedDish, 'are' | 'holds' | 'styles'> = {},
): NamedDish => ({ pattern: new RegExp(`\\b(?:${words})\\b`), near: near.split(' '), ...more })

export const DISHES: NamedDish[] = [
  dish('(?:spaghetti|pasta) (?:and|with) meat ?balls', 'meatballs', { styles: ['meatballs'] }),
  dish(
    '(?:pasta|spaghetti|penne) (?:with|in) (?:a )?(?:tomato|marinara) sauce',
    'meatballs zucchini-noodles',
  ),
  dish('butter chicken', 'coconut-curry palak', { holds: ['chicken'], styles: ['indian', 'curry'] }),
  dish('pizzas?|calzones?|flatbread pizza', 'stuffed-vegetables gratin zucchini-noodles'),
  dish('mac(?:aroni)? (?:and|n) cheese', 'gratin zucchini-noodles'),
  dish('lasagn[ae]s?|moussaka', 'gratin meatballs'),
  dish("shepherd'?s'? pie|cottage pie|pot pie", 'gratin braise'),
  dish('(?:cheese|ham) ?burgers?', 'burgers', { are: ['burgers'], styles: ['burger'] }),
  dish('turkey burgers?', 'burgers', { are: ['burgers'], holds: ['turkey'], styles: ['burger'] }),
  dish('(?:veggie|vegetable|bean|lentil) ?burgers?', 'stuffed-vegetables tortilla-wrap', {
    holds: ['black beans'],
    styles: ['burger'],
  }),
  dish('(?:(?:spaghetti|pasta|tagliatelle) )?(?:alla )?bolognese|rag[uù]', 'meatballs zucchini-noodles'),
  dish('pasta|spaghetti|linguine|fettuccine|tagliatelle|penne|carbonara', 'zucchini-noodles'),
  dish(
    '(?:tacos?|burritos?)(?! (?:shells?|seasoning|spices?|salad|soup|bowls?))|enchiladas?',
    'fajitas tortilla-wrap lettuce-cups',
    {
      styles: ['fajitas', 'wrap'],
    },
  ),
  dish('(?:lentil )?(?:dal|daal|dhal|dahl)', 'lentil-pot misir-wot', { are: ['lentil-pot'] }),
  dish('chicken (?:nuggets|goujons|fingers)', 'skewers sheet-pan', {
    holds: ['chicken'],
  }),
  dish('risottos?', 'grain-bowl cauliflower-fried-rice'),
  dish('paellas?|jambalaya|biryani|pilaf', 'cauliflower-fried-rice grain-bowl'),
  dish('fried rice', 'cauliflower-fried-rice'),
  dish('sushi|maki', 'donburi bibimbap grain-bowl'),
  dish('pad thai|lo mein|chow mein', 'stir-fry', { styles: ['stir-fry'] }),
  dish('quiches?', 'egg-muffins omelette shakshuka'),
  dish('eggs? benedict', 'omelette shakshuka avocado-toast', { holds: ['eggs'] }),
  dish('roast(?:ed)? chicken', 'sheet-pan', { holds: ['chicken'] }),
  dish('(?:sunday )?roast (?:beef|lamb|pork|dinner)|pot roast', 'braise sheet-pan'),
  dish('meat ?loaf', 'meatballs'),
  dish('tikka masala|korma|vindaloo|rogan josh', 'coconut-curry palak', {
    styles: ['indian', 'curry'],
  }),
  dish('caesar salad', 'big-salad', { styles: ['salad'] }),
  dish('potato salad|pasta salad|coleslaw', 'big-salad bean-jar', { styles: ['salad'] }),
  dish('fish (?:and|n) chips|fish fingers', 'baked-fish seared-with-greens', { holds: ['fish'] }),
  dish('stroganoff|goulash|pot au feu|bourguignon', 'braise'),
  dish('pulled pork', 'braise sheet-pan skewers', { holds: ['pork'] }),
  dish(
    'grilled cheese(?: sandwich)?|toasties?|paninis?|quesadillas?',
    'avocado-toast smorrebrod tortilla-wrap',
    {
      styles: ['sandwich'],
    },
  ),
  dish('french toast', 'almond-pancakes'),
  dish('waffles?', 'almond-pancakes', { styles: ['pancakes'] }),
  dish('pancakes?|crepes?', 'almond-pancakes chickpea-omelette', {
    are: ['almond-pancakes'],
    styles: ['pancakes'],
  }),
  dish('granola|muesli|cereal', 'yogurt-bowl overnight-oats'),
  dish(
    '(?:banana|zucchini|pumpkin) bread|(?:banana|blueberry|bran|chocolate) muffins?|muffins?|scones?',
    'almond-cocoa-cake bean-brownies almond-pancakes',
  ),
  dish('cheese ?cakes?', 'baked-cheesecakes', { are: ['baked-cheesecakes'], styles: ['cake'] }),
  dish('brownies?', 'bean-brownies', { are: ['bean-brownies'], styles: ['cake'] }),
  dish('cookies?|biscuits?', 'bean-brownies spiced-nuts'),
  dish('apple pie|tarte tatin', 'baked-fruit crumble'),
  dish('(?:cherry|berry|blueberry|peach|key lime|pumpkin|pecan) pie', 'crumble baked-fruit'),
  dish('tiramisu|trifle|cr[eè]me br[uû]l[eé]e|flan', 'panna-cotta ricotta-cups'),
  dish('ice ?cream|sorbets?|gelato', 'frozen-bark panna-cotta'),
  dish('do(?:ugh)?nuts?|croissants?|cinnamon rolls?', 'almond-pancakes almond-cocoa-cake'),
]
