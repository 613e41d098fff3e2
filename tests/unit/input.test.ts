// @module-tag slow
import { test } from 'vitest'
import type { FormName } from '../support/bad-inputs'
import {
  checkBodyProperties,
  checkSchemaProperties,
  checkValidForms,
  SCHEMAS,
} from '../support/input-properties'

/** The quick part; lab/tests/abuse runs the same with ten times as many inputs. */

const TIMEOUT_MS = 60_000

const FORM_NAMES = Object.keys(SCHEMAS) as FormName[]

test.each(FORM_NAMES)(
  '%s: any input is clean or rejected with a sentence',
  (name) => {
    checkSchemaProperties(name, 600)
  },
  TIMEOUT_MS,
)

test.each(FORM_NAMES)(
  '%s: accepts a valid form',
  (name) => {
    checkValidForms(name, 100)
  },
  TIMEOUT_MS,
)

test(
  'any body is a plain object or rejected with a sentence',
  async () => {
    await checkBodyProperties(1_000)
  },
  TIMEOUT_MS,
)
