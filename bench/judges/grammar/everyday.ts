/** Everyday requests with words that also mean insulins, needles, weeks and figures. */
export const EVERYDAY_ENGLISH = `
[quick|fast|rapid|slow cooker|one pan|easy] {meal} with {food}
{food} [under|in] {m} [minutes|min], {wish}
[slow cooked|long simmered|fast] {food} for {n} [people|guests|hungry kids]
{carbs} g [of carbs|carbs|net carbs] [per meal|or less|a serving], {food}
[keep it under|no more than|about] {carbs} [carbs|grams of carbs], {meal} ideas
[type 2|prediabetic|diabetic friendly] {meal}, {wish}
my [dietitian|doctor] says {carbs}-{carbs} g carbs [a meal|per meal], {food}
[picky kids|my kids|the whole family|my toddler] will eat it, {food}
{food} without [the sugar|{item}|dairy|gluten]
[gluten-free|dairy-free|vegan|keto|low GI|high fiber] {food}, {wish}
what [goes with|can i make from|to do with] {item} and {item}{q}
[hot dog|hamburger|cinnamon] buns with fewer carbs
meal prep for the week, {n} [lunches|boxes]
[birthday|anniversary|baby shower|graduation] [party|dinner] for {m}, {food}
{food} like my grandmother made, but lighter
`

export const EVERYDAY_SPANISH = `
[cena|comida|receta|merienda] [rápida|fácil|rapidita|ligera|lenta] con {food}
{food} en olla [lenta|de cocción lenta|rápida|a presión]
[algo rápido|algo rapidito|algo lento|un guiso lento] con {item} y {item}
{food} en [menos de |]{m} minutos
{carbs} g de [carbohidratos|hidratos] [por comida|por porción|o menos], {food}
[que no pase de|menos de|unos] {carbs} [carbohidratos|gramos], ideas para {meal}
[diabético tipo 2|prediabetes|apto para diabéticos], {food}, {wish}
mi [nutricionista|doctora] dice {carbs} g [por comida|en la cena], {food}
{food} sin [azúcar|gluten|lácteos|{item}]
qué [hago con|preparo con|acompaña a] {item} y {food}{q}
{food} para {n} [personas|niños|invitados]
[avena|arroz|pollo|lentejas] de la abuela pero más [ligero|sano], {wish}
[cumpleaños|fiesta|comida del domingo] para {m}, {food}
una [mezcla|base|salsa] para {food}, {wish}
comidas para [la semana|el táper|llevar], {n} porciones
`
