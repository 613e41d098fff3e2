import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** What the wrapper `uns` adds to the settings: the names in the host's file, and the backups' folder. */
export function readHostEnvironment() {
  const { UNS_SETTING_NAMES, UNS_BACKUPS = '/var/backups/uns' } = process.env
  const names = UNS_SETTING_NAMES?.split(' ').filter(Boolean) ?? readNamesOfEnvFile()
  return { names, backups: UNS_BACKUPS }
}

const readNamesOfEnvFile = () =>
  existsSync('.env') ? Object.keys(parseEnv(readFileSync('.env', 'utf8'))) : []
