import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { exitWithError, printLine } from '@/base/cli'
import { createFilter } from '@/lib/client/passwords/bloom-filter'
import { fetchPackage } from '@/scripts/fetch-package'

/**
 * Builds the filter of the 10,000 most common passwords: Mark Burnett's list of 2015 from zxcvbn
 * (MIT, © Dan Wheeler and Dropbox, Inc.), without those shorter than the minimum.
 */
const FILTER_FILE = 'lib/client/passwords/common.bin'
const MIN_LENGTH = 6

try {
  const folder = await fetchPackage('zxcvbn', '4.4.2')
  const file = pathToFileURL(path.join(folder, 'lib/frequency_lists.js')).href
  const { default: lists }: { default: { passwords: string[] } } = await import(file)
  const commonPasswords = lists.passwords
    .slice(0, 10_000)
    .filter(({ length }) => length >= MIN_LENGTH)
  const filter = createFilter(commonPasswords)
  writeFileSync(FILTER_FILE, filter)
  printLine(`${commonPasswords.length} passwords in ${filter.length} bytes: ${FILTER_FILE}`)
} catch (error) {
  exitWithError(error)
}
