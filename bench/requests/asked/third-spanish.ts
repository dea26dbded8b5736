import { atMost, type Row, spanish } from './row.ts'

export const THIRD_SPANISH: readonly Row[] = [
  spanish('pollo con nopales', { foods: ['chicken', 'nopales'] }),
  spanish('tortilla de patatas pero con calabacín en vez de patata', {
    dish: 'tortilla espanola',
    foods: ['zucchini'],
    without: ['potatoes'],
  }),
  spanish('enchiladas verdes para 4, que no pasen de 40 gramos de carbohidratos', {
    dish: 'enchiladas',
    foods: ['tomatillos'],
    servings: 4,
    limits: [atMost(40)],
  }),
  spanish('cena rapidita sin carne ni pescado, 15 minutos', {
    meal: 'Dinner',
    minutes: 15,
    without: ['meat', 'any fish', 'seafood'],
  }),
  spanish('lentejas estofadas en olla rápida, sin chorizo', {
    foods: ['lentils'],
    tool: 'pressure cooker',
    without: ['chorizo'],
  }),
  spanish('se me antoja un pozole, mi mamá es diabética', { dish: 'pozole' }),
  spanish('flan sin azúcar', { dish: 'flan', without: ['added sugar'] }),
  spanish('merluza al microondas para una persona', { foods: ['hake'], tool: 'microwave', servings: 1 }),
  spanish('desayuno con avena pero sin leche de vaca, soy intolerante a la lactosa', {
    foods: ['oats'],
    meal: 'Breakfast',
    diets: ['dairy-free'],
  }),
  spanish('qué hago con medio pollo asado que sobró ayer?? algo como ensalada, sin mayonesa', {
    course: 'any salad',
    foods: ['chicken'],
    without: ['true mayonnaise'],
  }),
]
