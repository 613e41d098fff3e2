import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test, vi } from 'vitest'
import { readFormAnswer, storeFormAnswer } from '@/lib/http/form-answer'
import { measureCpuMs } from '../support/cpu-time'

beforeEach(() => void vi.stubEnv('AUTH_SECRET', 'a secret that only the tests know, long enough'))

const random = (length: number) => randomBytes(length).toString('base64url').slice(0, length)

function storeAndRead(values: Record<string, string | true>) {
  const answer = { page: '/contact', status: 422, body: {}, values, next: null, hasSession: false }
  const { id, cookies } = storeFormAnswer('/contact', answer, null)
  const header = cookies.map((cookie) => cookie.split(';', 1)[0]).join('; ')
  return { cookies, header, answer: readFormAnswer('/contact', id, header) }
}

test('keeps everything typed that fits', () => {
  const values = {
    name: 'மீனா',
    message: 'Which books are free? '.repeat(90),
    declaration: true as const,
  }
  expect(storeAndRead(values).answer?.values).toEqual(values)
})

test.each([
  [
    'many small fields',
    () => Object.fromEntries(Array.from({ length: 8_000 }, () => [random(5), 'x'])),
  ],
  ['one long field', () => ({ message: random(60_000) })],
  [
    'many long fields',
    () => Object.fromEntries(Array.from({ length: 40 }, () => [random(20), random(1_500)])),
  ],
])('fits %s into two cookies, within little time', (_, createValues) => {
  const values = createValues()
  const milliseconds = measureCpuMs(() => {
    const { cookies, header, answer } = storeAndRead(values)
    expect(cookies.length).toBeLessThanOrEqual(2)
    expect(header.length).toBeLessThan(7_000)
    expect(answer).not.toBeNull()
  })
  expect(milliseconds).toBeLessThan(500)
})
