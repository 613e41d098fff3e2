import { expect, test } from 'vitest'
import { AppError } from '@/base/errors'
import { fieldError, requiredText } from '@/base/text'
import { contactMessageForm } from '@/lib/contact/schema'
import { validate } from '@/lib/http/json'
import { toErrorBody } from '@/lib/http/result'
import { schoolForm } from '@/lib/schools/schema'

function catchAppError(operation: () => unknown): AppError {
  try {
    operation()
  } catch (error) {
    if (error instanceof AppError) return error
  }
  throw new Error('nothing was refused')
}

test('an error carries a code that becomes a sentence in the response', () => {
  const error = new AppError('conflict', 'accountExists', { errors: { email: 'accountExists' } })
  expect(error.message).toBe('accountExists')
  const sentence = 'An account with this email already exists.'
  expect(toErrorBody(error)).toEqual({ msg: sentence, errors: { email: sentence } })
})

test.each([
  [1, '1 second'],
  [60, '60 seconds'],
  [900, '15 minutes'],
  [86_400, '24 hours'],
])('shows a wait of %i seconds as %s', (seconds, duration) => {
  const error = new AppError('tooMany', 'tooManyAttempts', { values: { seconds } })
  expect(toErrorBody(error).msg).toBe(`Too many attempts. Try again in ${duration}.`)
})

test('uses the message of the first invalid field and fills in numbers', () => {
  const form = { name: 'A'.repeat(121), email: 'a@b.in', subject: ' ', message: 'short' }
  expect(toErrorBody(catchAppError(() => validate(contactMessageForm, form)))).toEqual({
    msg: 'Use at most 120 characters.',
    errors: {
      name: 'Use at most 120 characters.',
      subject: 'Subject is required.',
      message: 'Message must be at least 10 characters.',
    },
  })
})

test('every field of the longest form has its own message', () => {
  const { errors = {} } = toErrorBody(catchAppError(() => validate(schoolForm, {})))
  expect(Object.keys(errors)).toHaveLength(12)
  expect(new Set(Object.values(errors)).size).toBe(12)
  for (const sentence of Object.values(errors)) expect(sentence).toMatch(/^[A-Z][a-z]+ .+/)
})

test('a code without a sentence does not compile', () => {
  const uncompilable = () => [
    // @ts-expect-error an unknown code
    new AppError('conflict', 'accountGone'),
    // @ts-expect-error a sentence in place of a code
    new AppError('conflict', 'An account with this email already exists.'),
    // @ts-expect-error a missing placeholder value
    new AppError('tooMany', 'tooManyAttempts'),
    // @ts-expect-error a field error without a sentence
    new AppError('invalid', 'checkForm', { errors: { name: 'nameInvalid' } }),
    // @ts-expect-error a schema with a sentence
    requiredText('First name is required'),
    // @ts-expect-error a length without its number
    fieldError('tooLong'),
  ]
  expect(uncompilable).toBeTypeOf('function')
})
