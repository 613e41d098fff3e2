import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { newDataFolder } from './data-folder'

/** An embedded database takes seconds to create but little to copy, so tests share one template. */
export default function createDatabaseTemplate() {
  if (process.env.TEST_DATABASE_URL || process.env.TEST_DATABASE_TEMPLATE) return
  const folder = newDataFolder('template')
  const { PATH, HOME } = process.env
  const env = {
    PATH,
    HOME,
    IGNORE_ENV_FILE: '1',
    DATA_DIR: folder,
    NODE_ENV: 'production' as const,
  }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/run.mjs', 'migrate'], {
    env,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`No template for the tests' databases:\n${stderr}`)
  process.env.TEST_DATABASE_TEMPLATE = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
