import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { giveUp, say } from '@/base/say'
import { filterOf } from '@/lib/client/passwords/filter'
import { fetchedPackage } from './fetched-package'

/**
 * Makes the filter of the 10,000 most common passwords anew. The list is Mark Burnett's of 2015, as the
 * package zxcvbn carries it (MIT, © Dan Wheeler and Dropbox, Inc.); what is shorter than the rule
 * allows is left out.
 */
const FILTER = 'lib/client/passwords/common.bin'
const SHORTEST = 6

try {
  const folder = await fetchedPackage('zxcvbn', '4.4.2')
  const file = pathToFileURL(path.join(folder, 'lib/frequency_lists.js')).href
  const { default: lists }: { default: { passwords: string[] } } = await import(file)
  const common = lists.passwords.slice(0, 10_000).filter(({ length }) => length >= SHORTEST)
  const filter = filterOf(common)
  writeFileSync(FILTER, filter)
  say(`${common.length} passwords in ${filter.length} bytes: ${FILTER}`)
} catch (error) {
  giveUp(error)
}
