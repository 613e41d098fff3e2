import { type BrowserContext, test as base, expect, type Page } from 'playwright/test'
import { type OutboxEmail, waitForEmail } from './mailbox'

export { expect, type Page }

export type E2eUser = {
  firstname: string
  lastname: string
  email: string
  phone_number: string
  password: string
}

type E2eFixtures = {
  user: E2eUser
  /** HTTP statuses that this test provokes; 0 means no network. */
  expectStatus: (...statuses: number[]) => void
  waitForEmail: (email: string, subject: RegExp, folder?: string) => Promise<OutboxEmail>
  failOnConsoleErrors: undefined
  closeOtherContexts: undefined
}

export const test = base.extend<E2eFixtures & { expectedStatuses: Set<number> }>({
  expectedStatuses: async ({ browserName: _ }, use) => use(new Set()),
  expectStatus: async ({ expectedStatuses }, use) =>
    use((...statuses) => {
      for (const status of statuses) expectedStatuses.add(status)
    }),
  waitForEmail: async ({ browserName: _ }, use) => use(waitForEmail),
  user: async ({ browserName: _ }, use) => use(createNewUser()),
  // Their pages would go on working beside later tests.
  closeOtherContexts: [
    async ({ browser, context }, use) => {
      const earlier = new Set([...browser.contexts(), context])
      await use(undefined)
      for (const other of browser.contexts()) if (!earlier.has(other)) await other.close()
    },
    { auto: true },
  ],
  failOnConsoleErrors: [
    async ({ context, expectedStatuses }, use) => {
      const consoleErrors = collectConsoleErrors(context, expectedStatuses)
      await use(undefined)
      expect(consoleErrors, 'the browser complained').toEqual([])
    },
    { auto: true },
  ],
})

function createNewUser(): E2eUser {
  const uniqueSuffix = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
  return {
    firstname: 'Asha',
    lastname: 'Rao',
    email: `asha.${uniqueSuffix}@school.example`,
    phone_number: '9876543210',
    password: 'chalk & slate 1',
  }
}

function collectConsoleErrors(context: BrowserContext, expectedStatuses: Set<number>) {
  const consoleErrors: string[] = []
  context.on('weberror', (error) => consoleErrors.push(String(error.error())))
  context.on('console', (message) => {
    const isSerious = message.type() === 'error' || /hydrat/i.test(message.text())
    if (isSerious && !isExpectedError(message.text(), expectedStatuses))
      consoleErrors.push(`${message.text()} ${message.location().url}`)
  })
  return consoleErrors
}

function isExpectedError(text: string, expectedStatuses: Set<number>) {
  const status = /^Failed to load resource: the server responded with a status of (\d+)/.exec(text)
  if (status) return expectedStatuses.has(Number(status[1]))
  return text.startsWith('Failed to load resource: net::') && expectedStatuses.has(0)
}
