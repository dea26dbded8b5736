import { DIETS } from '@evenplate/domain/diets'
import {
  ALLERGIES,
  type Allergy,
  HEALTH_CONDITIONS,
  type HealthCondition,
  PROFILE_DIETS,
  SKILL_LEVELS,
  type SkillLevel,
} from '@evenplate/domain/options'

/** The label for each stored id. */
const CONDITIONS: Record<HealthCondition, string> = {
  'diabetes-type-1': 'Type 1 diabetes',
  'diabetes-type-2': 'Type 2 diabetes',
  prediabetes: 'Prediabetes',
  'gestational-diabetes': 'Gestational diabetes',
  'insulin-resistance': 'Insulin resistance',
  hypoglycemia: 'Hypoglycemia',
}

const ALLERGENS: Record<Allergy, string> = {
  nuts: 'Nuts',
  dairy: 'Dairy',
  eggs: 'Eggs',
  soy: 'Soy',
  wheat: 'Wheat',
  shellfish: 'Shellfish',
  fish: 'Fish',
}

const SKILLS: Record<SkillLevel, string> = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
}

const choices = <Id extends string>(ids: readonly Id[], labels: Record<Id, string>) =>
  ids.map((value) => ({ value, label: labels[value] }))

export const DIET_CHOICES = PROFILE_DIETS.map((value) => ({ value, label: DIETS[value].label }))
export const CONDITION_CHOICES = choices(HEALTH_CONDITIONS, CONDITIONS)
export const ALLERGY_CHOICES = choices(ALLERGIES, ALLERGENS)
export const SKILL_CHOICES = choices(SKILL_LEVELS, SKILLS)
