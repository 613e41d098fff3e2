import 'server-only'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { settings } from '@/base/settings'

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

/** The folder does not exist where a mail service is used. */
const listFileNames = (folder: string) => readdir(folder).catch(() => [])
