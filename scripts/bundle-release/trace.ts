import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { nodeFileTrace } from '@vercel/nft'

export async function listPackageFiles(programs: string[]): Promise<string[]> {
  const { fileList } = await nodeFileTrace(programs, { ignore: IGNORED_NEXT_FILES })
  const traces = readdirSync('.next', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.nft.json'))
    .map((name) => path.join('.next', name))
  const files = [...fileList, ...traces.flatMap(readTrace)]
    .filter((file) => file.startsWith('node_modules/'))
    .filter((file) => !UNUSED_FILES.test(file))
  return [...new Set(files)].sort()
}

/** Next's own trace lists the few it needs; a generic trace includes all. */
const IGNORED_NEXT_FILES = [
  'node_modules/next/dist/compiled/{next-server,webpack,next-devtools}/**',
  'node_modules/next/dist/{docs,esm,next-devtools}/**',
  'node_modules/@next/swc-*/**',
]

const UNUSED_FILES = /\.(map|md|mdx|h|d\.[cm]?ts)$/

function readTrace(trace: string): string[] {
  const { files } = JSON.parse(readFileSync(trace, 'utf8'))
  return files.map((file: string) => path.join(path.dirname(trace), file))
}
