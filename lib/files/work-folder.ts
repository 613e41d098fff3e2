import 'server-only'
import { mkdir, mkdtemp } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { settings } from '@/base/settings'

/** Temporary folder for inspections; on Vercel only the system's is writable. */
export const getWorkFolder = () =>
  settings().onVercel
    ? path.join(os.tmpdir(), 'uns-checking')
    : path.join(/* turbopackIgnore: true */ settings().dataDir, 'checking')

/** For one file; the caller removes it. */
export async function createTempFolder(): Promise<string> {
  await mkdir(getWorkFolder(), { recursive: true, mode: 0o700 })
  return mkdtemp(path.join(getWorkFolder(), 'file-'))
}
