import 'server-only'
import os from 'node:os'
import path from 'node:path'
import { settings } from '@/base/settings'

/** Where a file lies while it is looked into; on Vercel only the machine's own folder may be written. */
export const getWorkFolder = () =>
  settings().onVercel
    ? path.join(os.tmpdir(), 'uns-checking')
    : path.join(/* turbopackIgnore: true */ settings().dataDir, 'checking')
