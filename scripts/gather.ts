import path from 'node:path'
import { giveUp, say } from '@/base/say'
import { gather } from './gather/gather'

/** Lays what runs, and nothing else, into a folder: `npm run gather -- /release`. The site must be built. */

try {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new Error('Into which folder? npm run gather -- /release')
  const count = await gather(path.resolve(folder))
  say(`${count} files in ${folder}; there, node start.js starts the site.`)
} catch (error) {
  giveUp(error)
}
