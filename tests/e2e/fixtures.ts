import { type BrowserContext, test as base, expect, type Page } from 'playwright/test'
import { type Mail, mailTo } from './mailbox'

export { expect, type Page }

export type Person = {
  firstname: string
  lastname: string
  email: string
  phone_number: string
  password: string
}

type Fixtures = {
  /** Somebody new, whom no other test knows. */
  person: Person
  /** HTTP statuses that this test provokes; 0 stands for a call without network. */
  expectStatus: (...statuses: number[]) => void
  /** The newest mail to this address whose subject fits. */
  mailTo: (email: string, subject: RegExp, folder?: string) => Promise<Mail>
  /** Fails the test on anything the browser complains about. */
  calmConsole: undefined
}

export const test = base.extend<Fixtures & { expected: Set<number> }>({
  expected: async ({ browserName: _ }, use) => use(new Set()),
  expectStatus: async ({ expected }, use) =>
    use((...statuses) => {
      for (const status of statuses) expected.add(status)
    }),
  mailTo: async ({ browserName: _ }, use) => use(mailTo),
  person: async ({ browserName: _ }, use) => use(somebody()),
  calmConsole: [
    async ({ context, expected }, use) => {
      const complaints = complaintsOf(context, expected)
      await use(undefined)
      expect(complaints, 'the browser complained').toEqual([])
    },
    { auto: true },
  ],
})

function somebody(): Person {
  const unique = `${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`
  return {
    firstname: 'Asha',
    lastname: 'Rao',
    email: `asha.${unique}@school.example`,
    phone_number: '9876543210',
    password: 'chalk & slate 1',
  }
}

function complaintsOf(context: BrowserContext, expected: Set<number>) {
  const complaints: string[] = []
  context.on('weberror', (error) => complaints.push(String(error.error())))
  context.on('console', (message) => {
    const grave = message.type() === 'error' || /hydrat/i.test(message.text())
    if (grave && !isExpected(message.text(), expected)) complaints.push(message.text())
  })
  return complaints
}

function isExpected(text: string, expected: Set<number>) {
  const status = /^Failed to load resource: the server responded with a status of (\d+)/.exec(text)
  if (status) return expected.has(Number(status[1]))
  return text.startsWith('Failed to load resource: net::') && expected.has(0)
}
