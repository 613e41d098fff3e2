import { test } from 'vitest'
import {
  acceptsGoodForms,
  holdsForBodies,
  holdsForSchema,
  SCHEMAS,
} from '../support/input-properties'
import type { FormName } from '../support/mischief'

const NAMES = Object.keys(SCHEMAS) as FormName[]

test.each(NAMES)('%s: 6,000 inputs are clean or refused with a sentence', (name) => {
  holdsForSchema(name, 6_000)
})

test.each(NAMES)('%s: 500 forms as they should be are accepted', (name) => {
  acceptsGoodForms(name, 500)
})

test('10,000 bodies are a plain object or refused with a sentence', async () => {
  await holdsForBodies(10_000)
})
