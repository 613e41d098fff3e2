import { vi } from 'vitest'
import { importMailModules, type MailSettings, readMailSettings } from './mail-site'

/** A separate copy of the modules, as each route bundle has one. It shares the state of the process. */
export async function copyMailModules() {
  vi.resetModules()
  return importMailModules()
}

/** As in another process: its own sweep beside the running one. */
export async function startOtherMailProcess(changes: MailSettings) {
  // The next copy of the modules makes a new state; running work keeps the old one.
  delete globalStore.unsProcessWide?.mail
  readMailSettings(changes)
  return copyMailModules()
}
const globalStore = globalThis as { unsProcessWide?: Record<string, unknown> }
