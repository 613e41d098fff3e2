import path from 'node:path'
import { exitWithError, printLine } from '@/base/cli'
import { bundleRelease } from './bundle-release/release'

/** `node scripts/run.mjs bundle-release /release` copies only what runs. Requires a build. */

try {
  const [folder] = process.argv.slice(2)
  if (!folder)
    throw new Error(
      'The target folder is missing. Run: node scripts/run.mjs bundle-release /release',
    )
  const count = await bundleRelease(path.resolve(folder))
  printLine(`Wrote ${count} files to ${folder}. To start the site, run node start.js there.`)
} catch (error) {
  exitWithError(error)
}
