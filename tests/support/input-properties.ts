import fc from 'fast-check'
import { expect } from 'vitest'
import { AppError } from '@/base/errors'
import {
  credentials,
  passwordChange,
  passwordReset,
  registration,
  resetRequest,
} from '@/lib/accounts/schema'
import { contactMessageForm } from '@/lib/contact/schema'
import { MAX_BODY_BYTES, readJson } from '@/lib/http/body'
import { validate } from '@/lib/http/json'
import { toErrorBody } from '@/lib/http/result'
import { schoolForm, subscriptionForm } from '@/lib/schools/schema'
import { anyValue, badBody, type FormName, spoilForm, validForms } from './bad-inputs'

/** Properties of the API's input validation; the caller chooses the number of inputs. */

export const SCHEMAS = {
  registration,
  credentials,
  resetRequest,
  passwordReset,
  passwordChange,
  contactMessage: contactMessageForm,
  institution: schoolForm,
  subscription: subscriptionForm,
}

const SENTENCE = /^[A-Z].{4,}$/
const MAX_STORED_LENGTH = 5_000

export function checkSchemaProperties(name: FormName, numRuns: number) {
  const schema = SCHEMAS[name]
  const inputs = fc.oneof(
    { weight: 3, arbitrary: spoilForm(validForms[name]) as fc.Arbitrary<unknown> },
    { weight: 1, arbitrary: anyValue as fc.Arbitrary<unknown> },
  )
  fc.assert(
    fc.property(inputs, (input) => {
      const output = catchAppError(() => validate(schema, input))
      if (output instanceof AppError) return expectErrorSentences(output)
      expectStorable(output as Record<string, unknown>)
      expect(validate(schema, output)).toEqual(output)
    }),
    { numRuns },
  )
}

export function checkValidForms(name: FormName, numRuns: number) {
  fc.assert(
    fc.property(validForms[name], (form) => {
      expect(() => validate(SCHEMAS[name], form)).not.toThrow()
    }),
    { numRuns },
  )
}

export async function checkBodyProperties(numRuns: number) {
  const request = (body: Buffer) =>
    new Request('http://localhost/', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Uint8Array(body),
    })
  await fc.assert(
    fc.asyncProperty(badBody, async (body) => {
      const result = await readJson(request(body)).catch((error: unknown) => error)
      if (result instanceof Error) {
        expect(result).toBeInstanceOf(AppError)
        expect([400, 413, 422]).toContain((result as AppError).status)
        return expectErrorSentences(result as AppError)
      }
      expect(body.length).toBeLessThanOrEqual(MAX_BODY_BYTES)
      expect(result).toEqual(JSON.parse(body.toString()))
      expect(Object.getPrototypeOf(result)).toBe(Object.prototype)
    }),
    { numRuns },
  )
}

function catchAppError<T>(run: () => T): T | AppError {
  try {
    return run()
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

function expectErrorSentences(error: AppError) {
  const { msg, errors = {} } = toErrorBody(error)
  for (const sentence of [msg, ...Object.values(errors)]) expect(sentence).toMatch(SENTENCE)
}

function expectStorable(output: Record<string, unknown>) {
  expect(Object.getPrototypeOf(output)).toBe(Object.prototype)
  for (const [field, value] of Object.entries(output)) {
    // Compared with the viewer's own id and never stored.
    if (field === 'userId') continue
    if (typeof value !== 'string') {
      expect(
        value === null || value === undefined || value === true || Number.isInteger(value),
      ).toBe(true)
      continue
    }
    expect(value.isWellFormed() && !value.includes('\0') && value.length <= MAX_STORED_LENGTH).toBe(
      true,
    )
    if (!/password/i.test(field)) expect(value).toBe(value.trim())
  }
}
