import 'server-only'
import { accessSync, constants, mkdirSync } from 'node:fs'

/** Creates DATA_DIR for its owner, or says why the site cannot write there. */
export function createDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Error(
      `The site cannot write to ${dataDir} (${code}). Give its user that right, or set DATA_DIR to another folder.`,
      { cause: error },
    )
  }
}
