import 'server-only'
import { existsSync, readFileSync } from 'node:fs'

/** Beside the build that it belongs to. */
export const PAGE_DATES_FILE = '.next/page-dates.json'

/** When each page last changed, by its path, as far as the build could know. */
export const readPageDates = (): Record<string, string> =>
  existsSync(PAGE_DATES_FILE) ? JSON.parse(readFileSync(PAGE_DATES_FILE, 'utf8')) : {}
