import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const OPTIONS =
  '--linearize --object-streams=generate --recompress-flate --compression-level=9 --deterministic-id'

/** A third smaller, with everything for the first page at the start of the file. `changes` are objects in qpdf's JSON. */
export function linearizePdf(pdf: Buffer, changes?: string): Buffer {
  const [inputFile, outputFile] = ['printed', 'linear'].map((name) =>
    path.join(os.tmpdir(), `uns-book-${process.pid}-${name}.pdf`),
  ) as [string, string]
  const changesFile = `${inputFile}.json`
  writeFileSync(inputFile, pdf)
  if (changes) writeFileSync(changesFile, changes)
  const update = changes ? [`--update-from-json=${changesFile}`] : []
  const { status, stderr } = spawnSync('qpdf', [
    ...OPTIONS.split(' '),
    ...update,
    inputFile,
    outputFile,
  ])
  if (status !== 0) throw new Error(`qpdf could not order the pages: ${stderr}`)
  const linearizedPdf = readFileSync(outputFile)
  for (const file of [inputFile, outputFile, changesFile]) rmSync(file, { force: true })
  return linearizedPdf
}
