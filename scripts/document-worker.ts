import { type BuildOptions, buildSync, context } from 'esbuild'
import { WORKER_FILE } from '@/lib/documents/drawing-files'
import { replaceIfChanged } from './replace-file'

/** Packages stay beside it: they have WebAssembly and native parts. */
const OPTIONS = {
  entryPoints: ['lib/documents/worker.ts'],
  outfile: WORKER_FILE,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  packages: 'external',
  tsconfig: 'scripts/tsconfig.json',
  logLevel: 'warning',
} satisfies BuildOptions

/** One plain file, which every host can start by path, without the compiler. */
export function writeDocumentWorker() {
  const { outputFiles } = buildSync({ ...OPTIONS, write: false })
  for (const { text } of outputFiles) replaceIfChanged(WORKER_FILE, text)
}

/** Processes that start later draw a changed layout. */
export async function watchDocumentWorker() {
  writeDocumentWorker()
  await (await context(OPTIONS)).watch()
}
