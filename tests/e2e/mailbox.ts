import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect } from 'playwright/test'

export type Mail = { to: string; subject: string; text: string; html: string }

/** Waits for a mail in the outbox folder, where each mail is one JSON file. */
export async function mailTo(
  email: string,
  subject: RegExp,
  folder = process.env.E2E_OUTBOX,
): Promise<Mail> {
  const found = () =>
    mailsIn(folder).filter((mail) => mail.to === email && subject.test(mail.subject))
  await expect.poll(() => found().length, { message: `a mail to ${email}` }).toBeGreaterThan(0)
  return found().at(-1) as Mail
}

function mailsIn(folder: string | undefined): Mail[] {
  if (!folder) throw new Error('E2E_OUTBOX must name the folder that mails are written to.')
  // The first mail makes the folder.
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')))
}
