import path from 'node:path'
import { exitWithError, printLine } from '@/base/cli'
import { bundleRelease } from './bundle-release/release'

/** Lays what runs, and nothing else, into a folder: `npm run bundle-release -- /release`. The site must be built. */

try {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error('Into which folder? npm run bundle-release -- /release')
  const count = await bundleRelease(path.resolve(folder))
  printLine(`${count} files in ${folder}; there, node start.js starts the site.`)
} catch (error) {
  exitWithError(error)
}
