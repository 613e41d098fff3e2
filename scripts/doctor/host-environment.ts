import { existsSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'

/** The wrapper `uns` passes the names in the host's file. */
export function listHostSettingNames(): string[] {
  const { UNS_SETTING_NAMES } = process.env
  return UNS_SETTING_NAMES?.split(' ').filter(Boolean) ?? readNamesOfEnvFile()
}

const readNamesOfEnvFile = () =>
  existsSync('.env') ? Object.keys(parseEnv(readFileSync('.env', 'utf8'))) : []
