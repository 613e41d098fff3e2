import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { officeIn } from '@/lib/files/inspect/office'
import { docx, pptx } from '../support/sample-files'

/** What an Office file would fetch from outside, in every spelling that Office understands. */

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const LIST = 'ppt/_rels/presentation.xml.rels'

async function look(bytes: Buffer) {
  const read = async (start: number, length: number) => bytes.subarray(start, start + length)
  try {
    return (await officeIn({ bytes: bytes.length, read })).kind
  } catch (error) {
    return (error as { word: string }).word
  }
}

const relationship = (attributes: string) =>
  `<Relationships><Relationship Id="r1" ${attributes}/></Relationships>`
const withList = (list: string | Buffer, name = LIST) => look(pptx({ more: { [name]: list } }))
const image = `Type="${OFFICE}/image" Target="https://x.example/a.png"`
const link = (target: string) =>
  `Type="${OFFICE}/hyperlink" Target="${target}" TargetMode="External"`

describe('refuses a presentation that fetches something from outside', () => {
  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
  test.each<[string, string | Buffer, string]>([
    ['a picture', relationship(`${image} TargetMode="External"`), 'officeOutside'],
    ['in another case', relationship(`${image} targetmode="EXTERNAL"`), 'officeOutside'],
    ['with two spaces', relationship(`${image} TargetMode  =  "External"`), 'officeOutside'],
    ['with line breaks', relationship(`${image} TargetMode\n=\n'External'`), 'officeOutside'],
    ['with an entity', relationship(`${image} TargetMode="Ext&#x65;rnal"`), 'officeOutside'],
    ['with spaces around', relationship(`${image} TargetMode=" External "`), 'officeOutside'],
    ['without a mode', relationship(image), 'officeOutside'],
    [
      'with a prefix',
      `<r:Relationships xmlns:r="p"><r:Relationship ${image} TargetMode="External"/></r:Relationships>`,
      'officeOutside',
    ],
    [
      'with a target that names a hyperlink',
      relationship(
        `Type="${OFFICE}/image" Target="https://x.example/hyperlink" TargetMode="External"`,
      ),
      'officeOutside',
    ],
    [
      'with a bracket in its target',
      relationship(`Target="a>b" Type="${OFFICE}/oleObject" TargetMode="External"`),
      'officeOutside',
    ],
    [
      'with a type that only ends like a hyperlink',
      relationship('Type="x/hyperlink" Target="https://x.example" TargetMode="External"'),
      'officeOutside',
    ],
    ['a share', relationship(`Type="${OFFICE}/image" Target="\\\\host\\a"`), 'officeOutside'],
    ['a link into a share', relationship(link('\\\\host\\a')), 'officeOutside'],
    ['a link to a file', relationship(link('file:///etc/passwd')), 'officeOutside'],
    ...['attachedTemplate', 'aFChunk', 'oleObject', 'frame', 'subDocument', 'externalLink'].map(
      (type): [string, string, string] => [
        type,
        relationship(`Type="${OFFICE}/${type}" Target="https://x.example" TargetMode="External"`),
        'officeOutside',
      ],
    ),
    ['HTML inside', relationship(`Type="${OFFICE}/aFChunk" Target="a.html"`), 'officeOutside'],
    ['in UTF-16', utf16(relationship(`${image} TargetMode="External"`)), 'officeBroken'],
    [
      'in another encoding',
      `<?xml version="1.0" encoding="UTF-7"?>${relationship(image)}`,
      'officeBroken',
    ],
    [
      'with a DOCTYPE',
      `<!DOCTYPE a [<!ENTITY e "External">]>${relationship(`${image} TargetMode="&e;"`)}`,
      'officeBroken',
    ],
    ['with an unknown entity', relationship(`${image} TargetMode="&e;"`), 'officeBroken'],
    ['that is not well-formed', relationship(link('#a')).replace('/>', '>'), 'officeBroken'],
  ])('%s', async (_, list, word) => expect(await withList(list)).toBe(word))

  test.each([
    'ppt/_rels/presentation.xml.RELS',
    'PPT/_RELS/presentation.xml.rels',
    'ppt/_rels/presentation.xml%2Erels',
  ])('in a list named %s', async (name) =>
    expect(await withList(relationship(`${image} TargetMode="External"`), name)).toBe(
      'officeOutside',
    ),
  )

  test('in a list that is stored in pieces', async () =>
    expect(await withList(relationship(image), `${LIST}/[0].last.piece`)).toBe('officeBroken'))
})

describe('refuses a document that fetches something from outside', () => {
  const run = (inner: string) => `<w:r xmlns:w="w">${inner}</w:r>`
  const field = (...codes: string[]) =>
    `<w:fldChar w:fldCharType="begin"/>${codes.map((code) => `<w:instrText>${code}</w:instrText>`).join('')}<w:fldChar w:fldCharType="end"/>`
  test.each([
    ['a picture by a field', run(field(' INCLUDEPICTURE "https://x.example/a.png" \\d'))],
    ['a field cut into runs', run(field(' INCLUDE', 'TEXT "https://x.example"'))],
    ['a field in lower case', run(field('ddeauto c:\\a'))],
    ['a field that nothing closes', run(field('LINK x').replace(/<w:fldChar[^>]*"end"\/>/, ''))],
    ['a field that spells its name', run(field(` </w:instrText>${field('IF 1')}<w:instrText>`))],
    ['a field of one element', run('<w:fldSimple w:instr="INCLUDETEXT &quot;a&quot;"/>')],
    ['a mail merge', run('<w:connectString w:val="Provider=x"/>')],
    ['an old drawing', run('<v:imagedata xmlns:v="v" src="https://x.example/a.png"/>')],
  ])('%s', async (_, body) =>
    expect(await look(docx({ 'word/document.xml': body }))).toBe('officeOutside'),
  )

  test('under another extension', async () => {
    const types =
      '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Default Extension="odd" ContentType="application/xml"/>'
    const bytes = docx({
      '[Content_Types].xml': `<Types>${types}</Types>`,
      'word/header.odd': run(field('DDE a')),
    })
    expect(await look(bytes)).toBe('officeOutside')
  })

  test.each([
    ['usual fields', field('TOC \\o "1-3"'), field(` HYPERLINK "https://x.example/link"`)],
    ['a number inside a formula', field(`= </w:instrText>${field('PAGE')}<w:instrText> + 1`)],
  ])('but takes %s', async (_, ...fields) =>
    expect(await look(docx({ 'word/document.xml': run(fields.join('')) }))).toBe('document'),
  )
})

test.each([
  ['to the web', 'https://ncert.example/a?b=1&amp;c=2'],
  ['by email', 'mailto:asha@school.example'],
  ['to a place of the same file', '#slide2'],
])('takes a link %s', async (_, target) =>
  expect(await withList(relationship(link(target)))).toBe('slides'),
)

test('takes every Office file of the toolkit', async () => {
  const root = 'content/toolkit/files'
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(pptx|docx)$/.test(name))
    .map((name) => path.join(root, name))
  expect(files.length).toBeGreaterThanOrEqual(12)
  for (const file of files) expect(await look(readFileSync(file)), file).toMatch(/slides|document/)
})

test('gives other work its turn while it reads a large document', async () => {
  const body = `<w:document xmlns:w="w">${Array.from({ length: 400_000 }, (_, at) => `<w:p><w:t>${at * 7919}</w:t></w:p>`).join('')}</w:document>`
  const stored = docx({ 'word/document.xml': body })
  let longest = 0
  let last = performance.now()
  const timer = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 1)
  expect(await look(stored)).toBe('document')
  clearInterval(timer)
  expect(longest).toBeLessThan(500)
})
