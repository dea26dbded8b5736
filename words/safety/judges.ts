import { type Judge, judgeBy } from './judge.ts'
import { DOSING } from './weights/dosing.ts'
import { INSULIN } from './weights/insulin.ts'
import { LOW } from './weights/low.ts'
import { PREGNANCY } from './weights/pregnancy.ts'

/** Trained on phrases people would type, to find what no rule was written for. */
export const soundsLow: Judge = judgeBy(LOW)
export const soundsLikeDosing: Judge = judgeBy(DOSING)
export const soundsPregnant: Judge = judgeBy(PREGNANCY)
/** Or takes tablets that can cause a low. */
export const soundsOnInsulin: Judge = judgeBy(INSULIN)
