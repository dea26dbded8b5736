/** Nouns in the place of a dish that do not name one: "una idea", "a hearty something". */
export const NO_DISHES: ReadonlySet<string> = new Set(
  `idea ideas ayuda propuesta opcion opciones sugerencia sugerencias receta recetas recetita cosa cosas cosita plato platos platillo platillos platito
  comida comidita cena cenita almuerzo almuercito suhoor suhur sahur sehri iftar elevenses desayuno desayunito merienda bocado bocadito bocadillo antojo antojito antojitos pregunta consulta
  persona personas manera forma dieta lista rutina semana tarde noche manana vida vida buena bueno rico rica ricos ricas
  sabroso sabrosa delicioso deliciosa ligero ligera ligerito ligerita completo completa casero casera caseros caseras
  variante version alternativa solucion combinacion mezcla vuelta entrada guarnicion acompanamiento aperitivo botana tentempie colacion
  vianda lonchera tupper almuerzos cenas desayunos quiero quisiera necesito busco dame hazme prepara preparame ayudame hola buenas buenos
  hangry starving peckish ravenous knackered skint brekkie brekky lunchbox nosh grub scran supper snacky tasty munchies
  recommendation suggestion alternative variation combination twist riff spin kettle kettles toaster fridge mezze mezzes meze mezes mezza banchan ulam thali zakuski izakaya antipasti antipasto`.split(
    /\s+/,
  ),
)

/** Last in the name of a dish that begins with a food: "butter tarts", "egg tart". Where the book has the dish, it is read before. */
export const LAST_OF_A_DISH =
  'tarts?|tartlets?|tortes?|mochi|fudge|brittle|toffee|tassies|past(?:y|ies)|turnovers?|strudels?|eclairs?|danish(?:es)?|kolaches?|buchty|dainties|puffs|crullers?|fritters|dumplings?|loaf'
