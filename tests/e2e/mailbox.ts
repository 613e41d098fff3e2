import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'playwright/test'

export type OutboxEmail = { to: string; subject: string; text: string; html: string }

export async function waitForEmail(
  email: string,
  subject: RegExp,
  folder = process.env.E2E_OUTBOX,
): Promise<OutboxEmail> {
  const findEmails = () =>
    readEmails(folder).filter((message) => message.to === email && subject.test(message.subject))
  await expect.poll(() => findEmails().length, { message: `a mail to ${email}` }).toBeGreaterThan(0)
  return findEmails().at(-1) as OutboxEmail
}

function readEmails(folder: string | undefined): OutboxEmail[] {
  if (!folder) throw new Error('E2E_OUTBOX must name the folder that mails are written to.')
  // The folder is created with the first email.
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
}
