import { test } from 'vitest'
import type { FormName } from '../support/bad-inputs'
import {
  checkBodyProperties,
  checkSchemaProperties,
  checkValidForms,
  SCHEMAS,
} from '../support/input-properties'

/** The quick part; tests/abuse asks the same of ten times as many inputs. */

const TIMEOUT_MS = 60_000

const FORM_NAMES = Object.keys(SCHEMAS) as FormName[]

test.each(FORM_NAMES)(
  '%s: whatever is filled in is clean or refused with a sentence',
  (name) => {
    checkSchemaProperties(name, 600)
  },
  TIMEOUT_MS,
)

test.each(FORM_NAMES)(
  '%s: a form as it should be is accepted',
  (name) => {
    checkValidForms(name, 100)
  },
  TIMEOUT_MS,
)

test(
  'whatever bytes arrive are a plain object or refused with a sentence',
  async () => {
    await checkBodyProperties(1_000)
  },
  TIMEOUT_MS,
)
