import 'server-only'
import { existsSync, readFileSync } from 'node:fs'

export const PAGE_DATES_FILE = '.next/page-dates.json'

export const readPageDates = (): Record<string, string> =>
  existsSync(PAGE_DATES_FILE) ? JSON.parse(readFileSync(PAGE_DATES_FILE, 'utf8')) : {}
