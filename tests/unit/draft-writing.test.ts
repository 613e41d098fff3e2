import { expect, test } from 'vitest'
import * as z from 'zod'
import { DRAFT_SETTINGS, readAiSettings } from '@/base/settings/drafts'
import { cleanModelText } from '@/lib/drafts/writing/clean-text'
import { removeContacts, removePersonalData } from '@/lib/drafts/writing/redact'
import { measureCpuMs } from '../support/cpu-time'

const schema = z.object(DRAFT_SETTINGS)
const read = (env: Record<string, string>) => readAiSettings(schema.parse(env))
const complete = { AI_BASE_URL: 'https://api.example/v1', AI_API_KEY: 'key', AI_MODEL: 'small' }

test('the model is off without settings, and needs all three', () => {
  expect(read({}).provider).toBeNull()
  expect(read(complete).provider).toEqual({
    ...{ baseUrl: 'https://api.example/v1', apiKey: 'key', model: 'small' },
  })
  for (const name of Object.keys(complete))
    expect(() => read({ ...complete, [name]: undefined as never })).toThrow(
      'Set all three, or none.',
    )
  expect(schema.safeParse({ ...complete, AI_BASE_URL: 'ftp://api.example' }).success).toBe(false)
  expect(schema.safeParse({ AI_TEXTS_PER_USER_DAY: '-1' }).success).toBe(false)
})

test.each([
  ['write to asha.k+1@school.example.', 'write to […]'],
  ['call +91 98765 43210 or 044-2345 6789', 'call […] or […]'],
  ['दूरभाष ९८७६५४३२१०', 'दूरभाष […]'],
])('contacts are removed from %s', (text, expected) => {
  expect(removeContacts(text)).toBe(expected)
})

test.each(['Call 1098.', 'from 2019-2026', 'In 1947, 45 students', '1 + 3 + 9 = 13'])(
  'numbers stay in %s',
  (text) => expect(removeContacts(text)).toBe(text),
)

test.each([
  ['Duties for Ravi and RAVI’s brother', 'Duties for […] and […]’s brother'],
  ['Ask Mr. Mohan Lal about water', 'Ask […] about water'],
  ['a girl named Kavya Nair counts', 'a girl named […] counts'],
  ['श्री मोहन का खेत', '[…] का खेत'],
  ['gravity and Ravindra', 'gravity and Ravindra'],
])('names are removed from %s', (text, expected) => {
  expect(removePersonalData(text, ['Ravi', 'K.'])).toBe(expected)
})

test('the text of a model becomes the Markdown of a draft, with citations of its sources only', () => {
  const text = [
    '# Title',
    '1. First [1] [3]',
    '2) Second',
    '* item [2]',
    'See [our book](https://made-up.example/x) and https://made-up.example, [x](javascript:alert(1)).',
    '```',
    '![picture](data:image/png;base64,AA)',
  ].join('\r\n')
  expect(cleanModelText(text, 2).split(/\n+/)).toEqual([
    ...['## Title', '1. First [1]', '2) Second', '- item [2]'],
    ...['See our book and  x.', 'picture'],
  ])
})

test('cleaning takes linear time', () => {
  const cpuMs = measureCpuMs(() => {
    for (const part of ['[', '![](', '<http://', '[1](((', 'mr mr ', '9 ', 'a@'])
      removePersonalData(cleanModelText(part.repeat(20_000), 3), ['Ravi'])
  })
  expect(cpuMs).toBeLessThan(5_000)
})
