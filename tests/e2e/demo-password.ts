import { readFileSync } from 'node:fs'
import path from 'node:path'

export const readDemoPassword = (dataDir: string) =>
  readFileSync(path.join(dataDir, 'demo-password'), 'utf8').trim()
