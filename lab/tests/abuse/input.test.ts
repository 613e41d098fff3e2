import { test } from 'vitest'
import type { FormName } from '@/tests/support/bad-inputs'
import {
  checkBodyProperties,
  checkSchemaProperties,
  checkValidForms,
  SCHEMAS,
} from '@/tests/support/input-properties'

const FORM_NAMES = Object.keys(SCHEMAS) as FormName[]

test.each(FORM_NAMES)('%s: 6,000 inputs are clean or rejected with a sentence', (name) => {
  checkSchemaProperties(name, 6_000)
})

test.each(FORM_NAMES)('%s: accepts 500 valid forms', (name) => {
  checkValidForms(name, 500)
})

test('10,000 bodies are a plain object or rejected with a sentence', async () => {
  await checkBodyProperties(10_000)
})
