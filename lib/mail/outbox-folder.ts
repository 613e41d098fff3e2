import 'server-only'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { settings } from '@/base/settings'

export const getOutboxFolder = () =>
  path.join(/* turbopackIgnore: true */ settings().dataDir, 'outbox')

/** Where letters are files, those to this address go, and those that quote it. */
export async function deleteEmailFilesFor(email: string): Promise<void> {
  const folder = getOutboxFolder()
  const normalizedEmail = email.toLowerCase()
  for (const name of await listFileNames(folder)) {
    const file = path.join(/* turbopackIgnore: true */ folder, name)
    // Taken away by somebody else meanwhile.
    const content = await readFile(file, 'utf8').catch(() => '')
    if (content.toLowerCase().includes(normalizedEmail)) await rm(file, { force: true })
  }
}

/** Nothing was ever filed where a mail service sends. */
const listFileNames = (folder: string) => readdir(folder).catch(() => [])
