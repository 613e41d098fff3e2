import 'server-only'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { settings } from '@/base/settings'

export const filedFolder = () => path.join(/* turbopackIgnore: true */ settings().dataDir, 'outbox')

/** Where letters are files, those to this address go, and those that quote it. */
export async function forgetFiledLetters(email: string): Promise<void> {
  const folder = filedFolder()
  const address = email.toLowerCase()
  for (const name of await namesIn(folder)) {
    const file = path.join(/* turbopackIgnore: true */ folder, name)
    // Taken away by somebody else meanwhile.
    const content = await readFile(file, 'utf8').catch(() => '')
    if (content.toLowerCase().includes(address)) await rm(file, { force: true })
  }
}

/** Nothing was ever filed where a mail service sends. */
const namesIn = (folder: string) => readdir(folder).catch(() => [])
