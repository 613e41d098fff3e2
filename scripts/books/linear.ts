import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const OPTIONS =
  '--linearize --object-streams=generate --recompress-flate --compression-level=9 --deterministic-id'

/** A third smaller, with all that the first page needs at the beginning of the file. */
export function linearized(pdf: Buffer): Buffer {
  const [from, to] = ['printed', 'linear'].map((name) =>
    path.join(os.tmpdir(), `uns-book-${process.pid}-${name}.pdf`),
  ) as [string, string]
  writeFileSync(from, pdf)
  const { status, stderr } = spawnSync('qpdf', [...OPTIONS.split(' '), from, to])
  if (status !== 0) throw new Error(`qpdf could not order the pages: ${stderr}`)
  const ordered = readFileSync(to)
  for (const file of [from, to]) rmSync(file)
  return ordered
}
