import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Part } from '@/content/toolkit/parts'
import type { ThemeEdition } from '@/content/toolkit/types'
import { addLanguage } from '@/lib/language-paths'
import { CODE_SIDE, type PrintedCodes, packCode } from '@/lib/library/printed-codes'

/**
 * One place for a code, at the lower edge of every page, between the words of the footer.
 * Sheets of cards have no footer: they are cut to their edges.
 */
const listCodePages = ({ id }: Part) => (id === 'cards' ? '1-2' : '1-z')

const MM = 72 / 25.4
const SIDE = 12 * MM
const BOTTOM = 5 * MM

/** Until the site fills it, so that it can be found: dark in the first row, which no picture of a page is. */
const MARK = packCode((row) => row === 0)
const EMPTY = packCode(() => false)

export function addPageCode(
  pdf: Buffer,
  { id, language }: Pick<ThemeEdition, 'id' | 'language'>,
  part: Part,
): { pdf: Buffer; codes: PrintedCodes } {
  const names = ['sheets', 'code', 'both'].map((name) =>
    path.join(os.tmpdir(), `uns-page-code-${process.pid}-${name}.pdf`),
  )
  const [sheetsFile = '', codeFile = '', bothFile = ''] = names
  writeFileSync(sheetsFile, pdf)
  writeFileSync(codeFile, createCodePage(readPageSize(pdf)))
  const options = ['--deterministic-id', '--object-streams=preserve', sheetsFile]
  const overlay = [
    '--overlay',
    codeFile,
    `--to=${listCodePages(part)}`,
    '--from=',
    '--repeat=1',
    '--',
    bothFile,
  ]
  const { status, stderr } = spawnSync('qpdf', [...options, ...overlay], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`qpdf could not add the code: ${stderr}`)
  const both = readFileSync(bothFile)
  for (const name of names) rmSync(name)
  const at = both.indexOf(MARK)
  if (at < 0) throw new Error('The file has no place for the code')
  EMPTY.copy(both, at)
  return { pdf: both, codes: [{ at, path: addLanguage(`/resources/${id}-${part.id}`, language) }] }
}

function readPageSize(pdf: Buffer): [width: number, height: number] {
  const [, width, height] =
    /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1')) ?? []
  if (!width || !height) throw new Error('The pages have no size')
  return [Number(width), Number(height)]
}

/** An artifact for screen readers: the page itself has the name of the resource. */
function createCodePage([width, height]: [number, number]): Buffer {
  const content = `/Artifact BMC q ${SIDE.toFixed(2)} 0 0 ${SIDE.toFixed(2)} ${((width - SIDE) / 2).toFixed(2)} ${BOTTOM.toFixed(2)} cm /Code Do Q EMC`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Resources << /XObject << /Code 5 0 R >> >> /Contents 4 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Type /XObject /Subtype /Image /Width ${CODE_SIDE} /Height ${CODE_SIDE} /BitsPerComponent 1 /ColorSpace /DeviceGray /Filter /RunLengthDecode /Length ${MARK.length} >>\nstream\n${MARK.toString('latin1')}\nendstream`,
  ]
  let text = '%PDF-1.5\n'
  const places = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const start = text.length
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(text, 'latin1')
}
