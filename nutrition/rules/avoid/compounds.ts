/** Compounds that contain a term's word but are another food. */
export const COMPOUNDS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    corn: 'corn salad',
    lamb: 'lamb lettuce, lamb quarter',
    chicken: 'chicken of the wood, chicken seasoning, chickenless',
    honey: 'honey dew, honey mushroom, honey locust',
    mustard: 'mustard green',
    coffee: 'coffee grinder, coffee mug',
    // Toasting nuts, seeds or spices takes no bread.
    bread:
      'bread knife, bread pan, cauliflower toast, toast the, toast them, toast it, toast these, toast your, toast both, toast all, toast until, toast for, toast in, toast over, toast gently, toast lightly, toast briefly, lightly toast, gently toast, then toast, toast almond, toast walnut, toast pecan, toast nut, toast seed, toast sesame, toast pine nut, toast coconut, toast oat, toast cumin, toast spice, toast hazelnut, toast cashew, toast pumpkin seed, toast quinoa, toast rice, toast farro, toast millet, toast buckwheat',
    oat: 'oat fiber',
    raisin: 'red currant, black currant, white currant, pink currant, redcurrant, blackcurrant',
    sultana: 'red currant, black currant, white currant, pink currant, redcurrant, blackcurrant',
    squash: 'lemon squash, orange squash',
    pepper: 'bell pepper, red pepper flake',
    apple: 'custard apple, crab apple',
    grape: 'grape tomato, grape seed, grape seed oil',
    ginger: 'ginger nut',
    lemon: 'lemon grass',
    'green pea':
      'black eyed pea, split pea, snow pea, snap pea, sugar snap pea, pea protein, sweet pea shoot',
    pea: 'sweet pea shoot',
    cilantro: 'coriander seed, ground coriander',
    turkey: 'turkey tail mushroom',
    oyster: 'oyster mushroom, king oyster mushroom',
    duck: 'duck sauce',
    chestnut: 'water chestnut, chestnut mushroom',
    cheese: 'nut cheese, vegan pesto, dairy free pesto, vegan alfredo, vegan cheesecake',
    chocolate: 'chocolate mint',
    date: 'use by date, sell by date, best before date, expiry date, expiration date, up to date, date on, date night',
  }),
)
