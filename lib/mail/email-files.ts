import 'server-only'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { settings } from '@/base/settings'
import type { AddressedMail, WaitingMail } from './outbox'
import type { RenderedEmail } from './render'
import type { MailFailure } from './retry'

export const getOutboxFolder = () =>
  path.join(/* turbopackIgnore: true */ settings().dataDir, 'outbox')

/** Without a mail service, deletes the files to this address and those that quote it. */
export async function deleteEmailFilesFor(email: string): Promise<void> {
  const folder = getOutboxFolder()
  const normalizedEmail = email.toLowerCase()
  for (const name of await listFileNames(folder)) {
    const file = path.join(/* turbopackIgnore: true */ folder, name)
    // Another process may have removed it.
    const content = await readFile(file, 'utf8').catch(() => '')
    if (content.toLowerCase().includes(normalizedEmail)) await rm(file, { force: true })
  }
}

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

/** The folder does not exist where a mail service is used. */
const listFileNames = (folder: string) => readdir(folder).catch(() => [])

const getFileName = ({ createdAt, id }: WaitingMail) =>
  `${createdAt.toISOString().replaceAll(/[-:]/g, '')}-${id}`
