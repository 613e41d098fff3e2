import fc from 'fast-check'
import { expect } from 'vitest'
import { Refusal } from '@/base/errors'
import {
  credentials,
  passwordChange,
  passwordReset,
  registration,
  resetRequest,
} from '@/lib/accounts/schema'
import { inWords } from '@/lib/api/answer'
import { BODY_LIMIT, readJson } from '@/lib/api/body'
import { validate } from '@/lib/api/validate'
import { contactMessage } from '@/lib/contact/schema'
import { institution, subscription } from '@/lib/schools/schema'
import { anything, type FormName, forms, oddBody, spoiled } from './mischief'

/** What holds for the API's input, whatever is sent. How many inputs, the caller says. */

export const SCHEMAS = {
  registration,
  credentials,
  resetRequest,
  passwordReset,
  passwordChange,
  contactMessage,
  institution,
  subscription,
}

const SENTENCE = /^[A-Z].{4,}$/
const LONGEST = 5_000

/** Checks a schema with that many inputs. */
export function holdsForSchema(name: FormName, numRuns: number) {
  const schema = SCHEMAS[name]
  const inputs = fc.oneof(
    { weight: 3, arbitrary: spoiled(forms[name]) as fc.Arbitrary<unknown> },
    { weight: 1, arbitrary: anything as fc.Arbitrary<unknown> },
  )
  fc.assert(
    fc.property(inputs, (input) => {
      const output = outcome(() => validate(schema, input))
      if (output instanceof Refusal) return expectSentences(output)
      expectStorable(output as Record<string, unknown>)
      expect(validate(schema, output)).toEqual(output)
    }),
    { numRuns },
  )
}

/** A form as it should be is never refused. */
export function acceptsGoodForms(name: FormName, numRuns: number) {
  fc.assert(
    fc.property(forms[name], (form) => {
      expect(() => validate(SCHEMAS[name], form)).not.toThrow()
    }),
    { numRuns },
  )
}

/** Whatever the bytes: an object with nothing hidden in it, or a refusal with a sentence. */
export async function holdsForBodies(numRuns: number) {
  const request = (body: Buffer) =>
    new Request('http://localhost/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Uint8Array(body),
    })
  await fc.assert(
    fc.asyncProperty(oddBody, async (body) => {
      const read = await readJson(request(body)).catch((error: unknown) => error)
      if (read instanceof Error) {
        expect(read).toBeInstanceOf(Refusal)
        expect([400, 413, 422]).toContain((read as Refusal).status)
        return expectSentences(read as Refusal)
      }
      expect(body.length).toBeLessThanOrEqual(BODY_LIMIT)
      expect(read).toEqual(JSON.parse(body.toString()))
      expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    }),
    { numRuns },
  )
}

function outcome<T>(work: () => T): T | Refusal {
  try {
    return work()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

function expectSentences(refusal: Refusal) {
  const { msg, errors = {} } = inWords(refusal)
  for (const sentence of [msg, ...Object.values(errors)]) expect(sentence).toMatch(SENTENCE)
}

function expectStorable(output: Record<string, unknown>) {
  expect(Object.getPrototypeOf(output)).toBe(Object.prototype)
  for (const [field, value] of Object.entries(output)) {
    // Compared with the viewer's own and never stored.
    if (field === 'userId') continue
    if (typeof value !== 'string') {
      expect(
        value === null || value === undefined || value === true || Number.isInteger(value),
      ).toBe(true)
      continue
    }
    expect(value.isWellFormed() && !value.includes('\0') && value.length <= LONGEST).toBe(true)
    if (!/password/i.test(field)) expect(value).toBe(value.trim())
  }
}
