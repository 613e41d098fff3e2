import { expect, test } from 'vitest'
import { Refusal } from '@/base/errors'
import { requiredText, saying } from '@/base/text'
import { inWords } from '@/lib/api/answer'
import { validate } from '@/lib/api/validate'
import { contactMessage } from '@/lib/contact/schema'
import { institution } from '@/lib/schools/schema'

function refusalOf(work: () => unknown): Refusal {
  try {
    work()
  } catch (error) {
    if (error instanceof Refusal) return error
  }
  throw new Error('nothing was refused')
}

test('a refusal carries a code, and the door says it in a sentence', () => {
  const refusal = new Refusal('conflict', 'accountExists', { errors: { email: 'accountExists' } })
  expect(refusal.message).toBe('accountExists')
  const sentence = 'An account with this email already exists.'
  expect(inWords(refusal)).toEqual({ msg: sentence, errors: { email: sentence } })
})

test.each([
  [1, '1 second'],
  [60, '60 seconds'],
  [900, '15 minutes'],
  [86_400, '24 hours'],
])('a wait of %i seconds is told as %s', (seconds, span) => {
  const refusal = new Refusal('tooMany', 'tooManyAttempts', { values: { seconds } })
  expect(inWords(refusal).msg).toBe(`Too many attempts. Please try again in ${span}.`)
})

test('a form speaks with its first field; a number in a code stands in the sentence', () => {
  const form = { name: 'A'.repeat(121), email: 'a@b.in', subject: ' ', message: 'short' }
  expect(inWords(refusalOf(() => validate(contactMessage, form)))).toEqual({
    msg: 'Please keep this under 120 characters.',
    errors: {
      name: 'Please keep this under 120 characters.',
      subject: 'Subject is required.',
      message: 'Message must be at least 10 characters.',
    },
  })
})

test('every field of the longest form has a sentence of its own', () => {
  const { errors = {} } = inWords(refusalOf(() => validate(institution, {})))
  expect(Object.keys(errors)).toHaveLength(12)
  expect(new Set(Object.values(errors)).size).toBe(12)
  for (const sentence of Object.values(errors)) expect(sentence).toMatch(/^[A-Z][a-z]+ .+/)
})

test('what has no sentence does not compile', () => {
  const uncompilable = () => [
    // @ts-expect-error an unknown code
    new Refusal('conflict', 'accountGone'),
    // @ts-expect-error a sentence in place of a code
    new Refusal('conflict', 'An account with this email already exists.'),
    // @ts-expect-error a gap and nothing to fill it
    new Refusal('tooMany', 'tooManyAttempts'),
    // @ts-expect-error a field's error that nobody can say
    new Refusal('invalid', 'checkForm', { errors: { name: 'nameIsOdd' } }),
    // @ts-expect-error a schema with a sentence
    requiredText('First name is required'),
    // @ts-expect-error a length without its number
    saying('tooLong'),
  ]
  expect(uncompilable).toBeTypeOf('function')
})
