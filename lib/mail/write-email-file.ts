import 'server-only'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { AddressedMail, WaitingMail } from './outbox'
import { getOutboxFolder } from './outbox-folder'
import type { RenderedEmail } from './render'
import type { MailFailure } from './retry'

/** Its name derives from the email, so that a retry after a crash replaces the file. */
export async function writeEmailFile(
  mail: AddressedMail,
  { subject, text, html, headers, attachments }: RenderedEmail,
): Promise<MailFailure | undefined> {
  const folder = getOutboxFolder()
  const name = getFileName(mail)
  const partialFile = path.join(/* turbopackIgnore: true */ folder, `${name}.part`)
  const emailJson = { to: mail.recipient, subject, text, html, headers, attachments }
  const content = JSON.stringify(emailJson, null, 2)
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(partialFile, `${content}\n`, { mode: 0o600, flush: true })
    await rename(partialFile, path.join(/* turbopackIgnore: true */ folder, `${name}.json`))
  } catch (error) {
    return { kind: 'service', reason: (error as NodeJS.ErrnoException).code ?? 'not written' }
  }
}

/** Its row was deleted while it was written: the recipient was erased. */
export const deleteEmailFile = (mail: WaitingMail): Promise<void> =>
  rm(path.join(/* turbopackIgnore: true */ getOutboxFolder(), `${getFileName(mail)}.json`), {
    force: true,
  })

const getFileName = ({ createdAt, id }: WaitingMail) =>
  `${createdAt.toISOString().replaceAll(/[-:]/g, '')}-${id}`
