import type { Food } from './food.ts'
import { asianSauces } from './foods/asian-sauces.ts'
import { breads } from './foods/breads.ts'
import { breakfastCereals } from './foods/breakfast-cereals.ts'
import { brothsAndSoups } from './foods/broths-and-soups.ts'
import { cabbages } from './foods/cabbages.ts'
import { cannedFruit } from './foods/canned-fruit.ts'
import { cheeses } from './foods/cheese.ts'
import { chocolateAndBaking } from './foods/chocolate-and-baking.ts'
import { citrus } from './foods/citrus.ts'
import { composedFoods } from './foods/composed.ts'
import { crackersAndSnacks } from './foods/crackers-and-snacks.ts'
import { driedFruit } from './foods/dried-fruit.ts'
import { driedPulses } from './foods/dried-pulses.ts'
import { drinks } from './foods/drinks.ts'
import { eggs } from './foods/eggs.ts'
import { fatsAndOils } from './foods/fats-and-oils.ts'
import { fish } from './foods/fish.ts'
import { flours } from './foods/flours.ts'
import { fruits } from './foods/fruit.ts'
import { fruitingVegetables } from './foods/fruiting-vegetables.ts'
import { grains } from './foods/grains.ts'
import { herbs } from './foods/herbs.ts'
import { jamsAndSweets } from './foods/jams-and-sweets.ts'
import { leavesAndSprouts } from './foods/leaves-and-sprouts.ts'
import { meats } from './foods/meat.ts'
import { milkAndCream } from './foods/milk-and-cream.ts'
import { mushroomsAndSeaweed } from './foods/mushrooms-and-seaweed.ts'
import { noodles } from './foods/noodles.ts'
import { nutsAndSeeds } from './foods/nuts-and-seeds.ts'
import { pasta } from './foods/pasta.ts'
import { pastryAndBatter } from './foods/pastry-and-batter.ts'
import { picklesAndOlives } from './foods/pickles-and-olives.ts'
import { plantMilks } from './foods/plant-milks.ts'
import { podsAndPeas } from './foods/pods-and-peas.ts'
import { poultry } from './foods/poultry.ts'
import { pulses } from './foods/pulses.ts'
import { rice } from './foods/rice.ts'
import { rootsOnionsAndStems } from './foods/roots-onions-and-stems.ts'
import { saucesAndCondiments } from './foods/sauces-and-condiments.ts'
import { sausagesAndCuredMeat } from './foods/sausages-and-cured-meat.ts'
import { shellfish } from './foods/shellfish.ts'
import { soyAndMeatless } from './foods/soy-and-meatless.ts'
import { spices } from './foods/spices.ts'
import { starchyVegetables } from './foods/starchy-vegetables.ts'
import { sugarSubstitutes } from './foods/sugar-substitutes.ts'
import { sugarsAndSyrups } from './foods/sugars-and-syrups.ts'
import { vinegarsAndDressings } from './foods/vinegars-and-dressings.ts'
import { yogurtAndIceCream } from './foods/yogurt-and-ice-cream.ts'

/** The food table, group by group. Nutrients: USDA SR28; household measures: USDA SR26, else stated. */
export const FOODS: readonly Food[] = [
  ...leavesAndSprouts,
  ...cabbages,
  ...fruitingVegetables,
  ...podsAndPeas,
  ...rootsOnionsAndStems,
  ...mushroomsAndSeaweed,
  ...picklesAndOlives,
  ...starchyVegetables,
  ...fruits,
  ...citrus,
  ...driedFruit,
  ...cannedFruit,
  ...poultry,
  ...meats,
  ...sausagesAndCuredMeat,
  ...fish,
  ...shellfish,
  ...eggs,
  ...milkAndCream,
  ...yogurtAndIceCream,
  ...cheeses,
  ...soyAndMeatless,
  ...plantMilks,
  ...pulses,
  ...driedPulses,
  ...rice,
  ...breakfastCereals,
  ...grains,
  ...pasta,
  ...noodles,
  ...breads,
  ...pastryAndBatter,
  ...crackersAndSnacks,
  ...flours,
  ...nutsAndSeeds,
  ...fatsAndOils,
  ...sugarsAndSyrups,
  ...sugarSubstitutes,
  ...jamsAndSweets,
  ...chocolateAndBaking,
  ...asianSauces,
  ...vinegarsAndDressings,
  ...saucesAndCondiments,
  ...brothsAndSoups,
  ...herbs,
  ...spices,
  ...drinks,
  ...composedFoods,
]

const byId = new Map(FOODS.map((food) => [food.id, food]))

export const foodById = (id: string): Food | undefined => byId.get(id)
