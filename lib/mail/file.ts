import 'server-only'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { settings } from '@/base/settings'
import type { AddressedMail } from './outbox'
import type { RenderedLetter } from './render'
import type { Fault } from './retry'

/**
 * Without a mail service a letter becomes a file that its owner alone can read. The name follows
 * from the mail, so filing it again after a crash replaces the file instead of adding one.
 */
export async function fileMail(
  mail: AddressedMail,
  { subject, text, html, attachments }: RenderedLetter,
): Promise<Fault | undefined> {
  const folder = path.join(settings().dataDir, 'outbox')
  const name = `${mail.createdAt.toISOString().replaceAll(/[-:]/g, '')}-${mail.id}`
  const unfinished = path.join(folder, `${name}.part`)
  const content = JSON.stringify({ to: mail.recipient, subject, text, html, attachments }, null, 2)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(unfinished, `${content}\n`, { mode: 0o600, flush: true })
    await rename(unfinished, path.join(folder, `${name}.json`))
  } catch (error) {
    return { kind: 'service', reason: (error as NodeJS.ErrnoException).code ?? 'not written' }
  }
}
