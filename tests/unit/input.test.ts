import { test } from 'vitest'
import {
  acceptsGoodForms,
  holdsForBodies,
  holdsForSchema,
  SCHEMAS,
} from '../support/input-properties'
import type { FormName } from '../support/mischief'

/** The quick part; tests/abuse asks the same of ten times as many inputs. */

const BUSY_MACHINE = 60_000

const NAMES = Object.keys(SCHEMAS) as FormName[]

test.each(NAMES)(
  '%s: whatever is filled in is clean or refused with a sentence',
  (name) => {
    holdsForSchema(name, 600)
  },
  BUSY_MACHINE,
)

test.each(NAMES)(
  '%s: a form as it should be is accepted',
  (name) => {
    acceptsGoodForms(name, 100)
  },
  BUSY_MACHINE,
)

test(
  'whatever bytes arrive are a plain object or refused with a sentence',
  async () => {
    await holdsForBodies(1_000)
  },
  BUSY_MACHINE,
)
