import { ALL_DIETS, DIETS } from '@evenplate/domain/diets'
import { readRequest } from '@evenplate/domain/request'
import { expect, it } from 'vitest'
import { FULL_BOOK } from '../testing/full-book.ts'
import { briefOf } from './brief-of.ts'

const dietsOf = (text: string) => briefOf(readRequest({ mode: 'free', text }), null, FULL_BOOK).diets

it.each(ALL_DIETS)('reads %s by its label, and not where it is denied', (diet) => {
  expect(dietsOf(`a ${DIETS[diet].label} dinner with broccoli`)).toEqual([diet])
  expect(dietsOf(`a dinner with broccoli, not ${DIETS[diet].label}`)).toEqual([])
})
