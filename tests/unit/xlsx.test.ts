import JSZip from 'jszip'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { createXlsxResponse } from '@/lib/files/spreadsheet'

async function* yieldRows(rows: string[][]) {
  for (const row of rows) yield [row]
}

async function readParts(rows: string[][]) {
  const response = createXlsxResponse(new Request('http://x'), 'list', ['A', 'B'], yieldRows(rows))
  const archive = await JSZip.loadAsync(await response.arrayBuffer(), { checkCRC32: true })
  const names = Object.keys(archive.files)
  const texts = await Promise.all(names.map((name) => archive.file(name)?.async('string')))
  return new Map(names.map((name, index) => [name, texts[index] ?? '']))
}

const readCells = async (cells: string[]) => {
  const sheet = (await readParts([cells])).get('xl/worksheets/sheet1.xml') ?? ''
  return [...sheet.matchAll(/<c[^>]*?(?:\/>|>.*?<\/c>)/g)].map(([cell]) => cell).slice(2)
}

test('every part is well-formed XML and named by the content types', async () => {
  const parts = await readParts([['<a>&"\u0000\uD800', '\uFFFF\n']])
  for (const text of parts.values()) {
    const parser = new SaxesParser()
    parser.on('error', (error) => {
      throw error
    })
    parser.write(text).close()
  }
  const types = parts.get('[Content_Types].xml') ?? ''
  for (const name of parts.keys())
    if (name.startsWith('xl/') && !name.endsWith('.rels')) expect(types).toContain(`/${name}"`)
})

test('amounts, counts and days are numbers', async () => {
  expect(await readCells(['-1180.50', '1.5', '12', '0', '2026-04-01'])).toEqual([
    '<c s="3"><v>-1180.50</v></c>',
    '<c s="3"><v>1.5</v></c>',
    '<c><v>12</v></c>',
    '<c><v>0</v></c>',
    '<c s="2"><v>46113</v></c>',
  ])
})

test.each(['9876543210', '0012', 'UTR1', '=1+1', '1e5', '12345678901234567.00', '-'])(
  'keeps %s as text',
  async (text) => {
    expect(await readCells([text])).toEqual([
      `<c t="inlineStr"><is><t xml:space="preserve">${text}</t></is></c>`,
    ])
  },
)

test('sends no body for HEAD', async () => {
  const request = new Request('http://x', { method: 'HEAD' })
  const response = createXlsxResponse(request, 'list', ['A'], yieldRows([]))
  expect(await response.text()).toBe('')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="list.xlsx"')
})
