import { pairs } from '../phrases.ts'
import type { Holding } from './holding.ts'

/** Eggs, their proteins, and dishes that are mostly eggs. */
export const EGGS: Holding[] = [
  {
    holds: ['eggs'],
    en: `divinity candy, italian buttercream, swiss buttercream, swiss meringue, italian meringue, french buttercream, marie rose, torrone, egg, albumen, albumin, ovalbumin, ovomucoid, ovomucin, ovoglobulin, livetin, lysozyme, vitellin, mayonnaise,
      mayo, aioli, meringue, frittata, omelet, omelette, souffle, pavlova, zabaglione, sabayon, tartar sauce,
      tartare sauce, remoulade, thousand island, egg noodle, fresh pasta, marshmallow fluff, marshmallow creme,
      shakshuka, tamago, tamagoyaki, okonomiyaki, creme brulee, creme anglaise, pastry cream, angel food, genoise,
      lemon curd, chawanmushi, tortilla espanola, spanish tortilla, yolk, clafoutis, crepe, hellmann, liquid white,
      advocaat, avgolemono, matzah ball, gribiche, royal icing, rompope, egg foo young, kuku sabzi, menemen,
      strapatsada, huevos rancheros, quorn, kewpie, coleslaw dressing, thousand island dressing, sauce tartare,
      floating island, dutch baby, egg beater, all uovo, alluovo, buttercream swiss, vanilla wafer, nilla wafer,
      salad cream, russian dressing, green goddess dressing, blue cheese dressing, lo mein noodle, gyoza wrapper,
      fresh ramen, eggy bread, eggy toast, eggy rice, eggy crumpet,
      ${pairs('lime, orange, passionfruit, passion fruit, grapefruit, raspberry, cranberry, rhubarb, gooseberry, blackcurrant, fruit, citrus, yuzu', 'curd')}`,
    abroad: `huevo, huevito, blanquillo, clara de huevo, yema, oeuf, jaune doeuf, blanc doeuf, doeuf, uovo, uova, tuorlo, tuorli, albume, ovo,
      ovos, gema de ovo, eier, ei, eigelb, eiweiss, eischnee, jajka, jajko, yaytsa, anda, muttai, itlog, telur, telor, gyeran, trung ga, trung vit, trung muoi, trung cut, pidan, pi dan, pei daan`,
  },
  {
    holds: ['eggs'],
    en: `doughnut, fresh tagliatelle, fresh fettuccine, fresh lasagna sheet, potato salad, coleslaw, egg salad,
      dumpling wrapper`,
    asBought: true,
  },
]
