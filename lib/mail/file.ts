import 'server-only'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { filedFolder } from './filed'
import type { AddressedMail, WaitingMail } from './outbox'
import type { RenderedLetter } from './render'
import type { Fault } from './retry'

/**
 * Without a mail service a letter becomes a file that its owner alone can read. The name follows
 * from the mail, so filing it again after a crash replaces the file instead of adding one.
 */
export async function fileMail(
  mail: AddressedMail,
  { subject, text, html, headers, attachments }: RenderedLetter,
): Promise<Fault | undefined> {
  const folder = filedFolder()
  const name = nameOf(mail)
  const unfinished = path.join(/* turbopackIgnore: true */ folder, `${name}.part`)
  const said = { to: mail.recipient, subject, text, html, headers, attachments }
  const content = JSON.stringify(said, null, 2)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(unfinished, `${content}\n`, { mode: 0o600, flush: true })
    await rename(unfinished, path.join(/* turbopackIgnore: true */ folder, `${name}.json`))
  } catch (error) {
    return { kind: 'service', reason: (error as NodeJS.ErrnoException).code ?? 'not written' }
  }
}

/** Its row went while it was written: whoever it was for has been erased. */
export const unfile = (mail: WaitingMail): Promise<void> =>
  rm(path.join(/* turbopackIgnore: true */ filedFolder(), `${nameOf(mail)}.json`), { force: true })

const nameOf = ({ createdAt, id }: WaitingMail) =>
  `${createdAt.toISOString().replaceAll(/[-:]/g, '')}-${id}`
