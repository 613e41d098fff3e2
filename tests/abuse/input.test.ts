import { test } from 'vitest'
import type { FormName } from '../support/bad-inputs'
import {
  checkBodyProperties,
  checkSchemaProperties,
  checkValidForms,
  SCHEMAS,
} from '../support/input-properties'

const FORM_NAMES = Object.keys(SCHEMAS) as FormName[]

test.each(FORM_NAMES)('%s: 6,000 inputs are clean or refused with a sentence', (name) => {
  checkSchemaProperties(name, 6_000)
})

test.each(FORM_NAMES)('%s: 500 forms as they should be are accepted', (name) => {
  checkValidForms(name, 500)
})

test('10,000 bodies are a plain object or refused with a sentence', async () => {
  await checkBodyProperties(10_000)
})
