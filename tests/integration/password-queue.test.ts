import { afterAll, beforeAll, expect, test } from 'vitest'
import { POST } from '@/app/api/auth/user/login/route'
import { hashPassword } from '@/lib/auth/passwords'
import { openInProcessDatabase } from '../support/in-process'

let site: Awaited<ReturnType<typeof openInProcessDatabase>>
beforeAll(async () => {
  site = await openInProcessDatabase()
})
afterAll(() => site?.close())

const logIn = (email: string) =>
  POST(
    new Request('http://localhost:3000/api/auth/user/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: 'a password' }),
    }),
    { params: Promise.resolve({}) },
  )

/** As many as run and wait; each that ends is followed by another, until the returned function is called. */
function fillQueue() {
  let isOpen = true
  const hashAgain = async (): Promise<void> => {
    while (isOpen) await hashPassword('a password')
  }
  const places = Promise.allSettled(Array.from({ length: 60 }, hashAgain))
  return async () => {
    isOpen = false
    return (await places).filter(({ status }) => status === 'rejected').length
  }
}

test('a login that finds the password queue full gets 503 with Retry-After, and the site recovers', async () => {
  const empty = fillQueue()
  const response = await logIn('nobody@school.example')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('5')
  expect((await response.json()).msg).toBe('The site is very busy. Try again in a minute.')
  expect(await empty()).toBe(8)
  expect((await logIn('nobody@school.example')).status).toBe(401)
})
