import 'server-only'
import os from 'node:os'
import path from 'node:path'
import { settings } from '@/base/settings'

/** Temporary folder for inspections; on Vercel only the system's is writable. */
export const getWorkFolder = () =>
  settings().onVercel
    ? path.join(os.tmpdir(), 'uns-checking')
    : path.join(/* turbopackIgnore: true */ settings().dataDir, 'checking')
