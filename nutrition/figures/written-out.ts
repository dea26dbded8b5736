/**
 * A line of a plate with the short forms of kitchens and wards written out: "grn beans" are green beans, "SF jello" is
 * sugar-free. Recipes are not read so: there "pot" and "sal" are words of their own.
 */
export function writtenOut(line: string): string {
  if (line.length > MOST_LETTERS) return line
  const whole = PHRASES.reduce((text, [from, to]) => text.replace(from, to), line)
  return whole.replace(WORDS, (word) => SHORT.get(word.toLowerCase()) ?? word)
}

const MOST_LETTERS = 160
const WORDS = /(?<![\p{L}\d'’.])[a-z]{2,8}(?![\p{L}\d'’])\.?/giu

/** Short forms that are words of their own beside other words. */
const PHRASES: readonly [RegExp, string][] = [
  [/\b(mash(?:ed)?|sw(?:t|eet)?|bkd|baked|scalloped|roast(?:ed)?|boiled|new) pots?\b/gi, '$1 potatoes'],
  [/\bmash(?= potato)/gi, 'mashed'],
  [/\bsw(?= potato)/gi, 'sweet'],
  [/\bfr(?=\.? (?:toast|fries|bread|onion|dressing))\.?/gi, 'french'],
  [/\btom(?=\.? (?:soup|sauce|sce|juice|salad|paste)\b)\.?/gi, 'tomato'],
  [/\bgen(?=\.? tso)\.?/gi, 'general'],
  [/\b(tuna|egg|chicken|chix|potato|pasta|fruit|side|tossed|green|garden|caesar) sal\b/gi, '$1 salad'],
  [/\bpb ?(?:&|n|and) ?js?(?! ?sand)\b/gi, 'peanut butter and jelly sandwich'],
  [/\bpb ?(?:&|n|and) ?js?\b/gi, 'peanut butter and jelly'],
  [/\bstraw(?=,|:|$| (?:yogurt|yog|shake|milkshake|jam|ice cream|pie|cake))/gi, 'strawberry'],
  [/(?<=\p{L}{2} )sand(?=$|[,:( ])/giu, 'sandwich'],
  [/(?<=\p{L}) '?n'? (?=\p{L})/giu, ' and '],
  [/\bspag bol\b/gi, 'spaghetti bolognese'],
  // Steak fries are no steak.
  [/\bsteak(?= (?:and|&|with|n) (?:french )?(?:fries|chips)\b)/gi, 'beef steak'],
  [/(?<=\p{L}) w(?:\/ ?| )(?=\p{L})/giu, ' with '],
  [/(?<=\p{L}{3}),? off the (?:bone|cob)\b/giu, ''],
  [/\broast(?= (?:turkey|chicken|duck|pork|lamb) (?!sandwich|dinner))/gi, 'roasted'],
  [
    /\broast(?= (?:parsnips?|carrots?|potato(?:es)?|vegetables|veg|squash|beets?|cauliflower|broccoli|peppers?)\b)/gi,
    'roasted',
  ],
]

const SHORT: ReadonlyMap<string, string> = new Map(
  `applesauce: applesce; baked: bkd; black: blk; boiled: bld; breaded: brd; breakfast: bkfst brkfst; broccoli: broc brocc;
  california: calif; casserole: cass; cauliflower: caulif cauli; cheese: chz; cherry tomatoes: cherrytoms; chicken: chix chkn;
  chocolate: choc choco; cooked: ckd; corn: crn; cottage: cott; crackers: crax crkrs; cranberry: cran; cream: crm;
  dressing: drsg drsng; english: eng; fat-free: ff; fresh: frsh; frozen: frz; fruit: frt; green: grn grns; grilled: grld grlld;
  guacamole: guac; hamburger: hmbgr; hard-boiled: hb; italian: ital; lettuce: lett; light: lite; low-fat: lf; margarine: marg;
  mozzarella: mozz; nonfat: nf; oatmeal: oatml; orange juice: oj; pancakes: pncakes pncks; patty: pty; peanut butter: pb;
  pineapple: pineap; potato: tater; potatoes: taters; pudding: pudd pud; reduced-fat: rf; roasted: rstd rst; salisbury: salis;
  sandwich: sandw sammich sarnie; sauce: sce; scrambled: scr scram; slices: sl slc; spaghetti: spag; steak: stk;
  steamed: stmd; strawberry: strawb; sugar-free: sf; sweet: swt; tomatoes: toms; turkey: trky; unsweetened: unsw unsweet;
  vanilla: van; vegetables: vegs; whole wheat: ww; whole grain: wg; yogurt: yog yogt`
    .split(';')
    .flatMap((row) => {
      const [full = '', short = ''] = row.split(':')
      return short
        .trim()
        .split(/\s+/)
        .map((one): [string, string] => [one, full.trim()])
    }),
)
