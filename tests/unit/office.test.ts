// @module-tag slow
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { inspectOffice } from '@/lib/files/inspect/office'
import { createDocx, createPptx } from '../support/sample-files'

const RELATIONSHIP_PREFIX = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const RELATIONSHIPS_PATH = 'ppt/_rels/presentation.xml.rels'

async function readOfficeKind(bytes: Buffer) {
  const read = async (start: number, length: number) => bytes.subarray(start, start + length)
  try {
    return (await inspectOffice({ bytes: bytes.length, read })).kind
  } catch (error) {
    return (error as { code: string }).code
  }
}

const newRelationships = (attributes: string) =>
  `<Relationships><Relationship Id="r1" ${attributes}/></Relationships>`
const inspectRelationships = (relationships: string | Buffer, name = RELATIONSHIPS_PATH) =>
  readOfficeKind(createPptx({ extraEntries: { [name]: relationships } }))
const imageAttributes = `Type="${RELATIONSHIP_PREFIX}/image" Target="https://x.example/a.png"`
const hyperlinkAttributes = (target: string) =>
  `Type="${RELATIONSHIP_PREFIX}/hyperlink" Target="${target}" TargetMode="External"`

test.each<[string, Record<string, string>, string]>([
  ['an object without a relationship', { 'word/embeddings/oleObject1.bin': 'x' }, 'officeObjects'],
  ['an object in another folder', { 'word/media/OLEObject1.bin': 'x' }, 'officeObjects'],
  ['a program', { 'word/embeddings/setup.exe': 'x' }, 'officeObjects'],
  ['a workbook that may have macros', { 'word/embeddings/a.xlsm': 'x' }, 'officeObjects'],
  [
    'a relationship to an object',
    {
      'word/media/a.dat': 'x',
      'word/_rels/document.xml.rels': newRelationships(
        `Type="${RELATIONSHIP_PREFIX}/oleObject" Target="media/a.dat"`,
      ),
    },
    'officeObjects',
  ],
  [
    'the table of a chart',
    {
      'word/embeddings/Microsoft_Excel_Sheet1.xlsx': 'x',
      'word/charts/_rels/chart1.xml.rels': newRelationships(
        `Type="${RELATIONSHIP_PREFIX}/package" Target="../embeddings/Microsoft_Excel_Sheet1.xlsx"`,
      ),
    },
    'document',
  ],
  ['the settings of a printer', { 'word/printerSettings/printerSettings1.bin': 'x' }, 'document'],
])('a document with %s', async (_, entries, outcome) => {
  expect(await readOfficeKind(createDocx(entries))).toBe(outcome)
})

describe('rejects external content in a presentation', () => {
  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
  test.each<[string, string | Buffer, string]>([
    [
      'a picture',
      newRelationships(`${imageAttributes} TargetMode="External"`),
      'officeExternalContent',
    ],
    [
      'in another letter case',
      newRelationships(`${imageAttributes} targetmode="EXTERNAL"`),
      'officeExternalContent',
    ],
    [
      'with two spaces',
      newRelationships(`${imageAttributes} TargetMode  =  "External"`),
      'officeExternalContent',
    ],
    [
      'with line breaks',
      newRelationships(`${imageAttributes} TargetMode\n=\n'External'`),
      'officeExternalContent',
    ],
    [
      'with an entity',
      newRelationships(`${imageAttributes} TargetMode="Ext&#x65;rnal"`),
      'officeExternalContent',
    ],
    [
      'with spaces around',
      newRelationships(`${imageAttributes} TargetMode=" External "`),
      'officeExternalContent',
    ],
    ['without a mode', newRelationships(imageAttributes), 'officeExternalContent'],
    [
      'with a prefix',
      `<r:Relationships xmlns:r="p"><r:Relationship ${imageAttributes} TargetMode="External"/></r:Relationships>`,
      'officeExternalContent',
    ],
    [
      'with a target that names a hyperlink',
      newRelationships(
        `Type="${RELATIONSHIP_PREFIX}/image" Target="https://x.example/hyperlink" TargetMode="External"`,
      ),
      'officeExternalContent',
    ],
    [
      'with a bracket in its target',
      newRelationships(
        `Target="a>b" Type="${RELATIONSHIP_PREFIX}/oleObject" TargetMode="External"`,
      ),
      'officeExternalContent',
    ],
    [
      'with a type that only ends like a hyperlink',
      newRelationships('Type="x/hyperlink" Target="https://x.example" TargetMode="External"'),
      'officeExternalContent',
    ],
    [
      'a network share',
      newRelationships(`Type="${RELATIONSHIP_PREFIX}/image" Target="\\\\host\\a"`),
      'officeExternalContent',
    ],
    [
      'a link to a network share',
      newRelationships(hyperlinkAttributes('\\\\host\\a')),
      'officeExternalContent',
    ],
    [
      'a link to a file',
      newRelationships(hyperlinkAttributes('file:///etc/passwd')),
      'officeExternalContent',
    ],
    ...['attachedTemplate', 'aFChunk', 'oleObject', 'frame', 'subDocument', 'externalLink'].map(
      (type): [string, string, string] => [
        type,
        newRelationships(
          `Type="${RELATIONSHIP_PREFIX}/${type}" Target="https://x.example" TargetMode="External"`,
        ),
        'officeExternalContent',
      ],
    ),
    [
      'HTML inside',
      newRelationships(`Type="${RELATIONSHIP_PREFIX}/aFChunk" Target="a.html"`),
      'officeExternalContent',
    ],
    [
      'in UTF-16',
      utf16(newRelationships(`${imageAttributes} TargetMode="External"`)),
      'officeBroken',
    ],
    [
      'in another encoding',
      `<?xml version="1.0" encoding="UTF-7"?>${newRelationships(imageAttributes)}`,
      'officeBroken',
    ],
    [
      'with a DOCTYPE',
      `<!DOCTYPE a [<!ENTITY e "External">]>${newRelationships(`${imageAttributes} TargetMode="&e;"`)}`,
      'officeBroken',
    ],
    [
      'with an unknown entity',
      newRelationships(`${imageAttributes} TargetMode="&e;"`),
      'officeBroken',
    ],
    [
      'with malformed XML',
      newRelationships(hyperlinkAttributes('#a')).replace('/>', '>'),
      'officeBroken',
    ],
  ])('%s', async (_, relationships, code) =>
    expect(await inspectRelationships(relationships)).toBe(code),
  )

  test.each([
    'ppt/_rels/presentation.xml.RELS',
    'PPT/_RELS/presentation.xml.rels',
    'ppt/_rels/presentation.xml%2Erels',
  ])('in a relationship list named %s', async (name) =>
    expect(
      await inspectRelationships(
        newRelationships(`${imageAttributes} TargetMode="External"`),
        name,
      ),
    ).toBe('officeExternalContent'),
  )

  test('in a relationship list stored in pieces', async () =>
    expect(
      await inspectRelationships(
        newRelationships(imageAttributes),
        `${RELATIONSHIPS_PATH}/[0].last.piece`,
      ),
    ).toBe('officeBroken'))
})

describe('rejects external content in a document', () => {
  const newRun = (inner: string) => `<w:r xmlns:w="w">${inner}</w:r>`
  const newField = (...codes: string[]) =>
    `<w:fldChar w:fldCharType="begin"/>${codes.map((code) => `<w:instrText>${code}</w:instrText>`).join('')}<w:fldChar w:fldCharType="end"/>`
  test.each([
    ['a picture field', newRun(newField(' INCLUDEPICTURE "https://x.example/a.png" \\d'))],
    ['a field split into runs', newRun(newField(' INCLUDE', 'TEXT "https://x.example"'))],
    ['a field in lower case', newRun(newField('ddeauto c:\\a'))],
    ['an unclosed field', newRun(newField('LINK x').replace(/<w:fldChar[^>]*"end"\/>/, ''))],
    [
      'a field with a computed name',
      newRun(newField(` </w:instrText>${newField('IF 1')}<w:instrText>`)),
    ],
    ['a field of one element', newRun('<w:fldSimple w:instr="INCLUDETEXT &quot;a&quot;"/>')],
    ['a mail merge', newRun('<w:connectString w:val="Provider=x"/>')],
    ['an old drawing', newRun('<v:imagedata xmlns:v="v" src="https://x.example/a.png"/>')],
  ])('%s', async (_, body) =>
    expect(await readOfficeKind(createDocx({ 'word/document.xml': body }))).toBe(
      'officeExternalContent',
    ),
  )

  test('under another extension', async () => {
    const types =
      '<Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/><Default Extension="odd" ContentType="application/xml"/>'
    const bytes = createDocx({
      '[Content_Types].xml': `<Types>${types}</Types>`,
      'word/header.odd': newRun(newField('DDE a')),
    })
    expect(await readOfficeKind(bytes)).toBe('officeExternalContent')
  })

  test.each([
    ['usual fields', newField('TOC \\o "1-3"'), newField(` HYPERLINK "https://x.example/link"`)],
    ['a number inside a formula', newField(`= </w:instrText>${newField('PAGE')}<w:instrText> + 1`)],
  ])('but accepts %s', async (_, ...fields) =>
    expect(await readOfficeKind(createDocx({ 'word/document.xml': newRun(fields.join('')) }))).toBe(
      'document',
    ),
  )
})

test.each([
  ['to the web', 'https://ncert.example/a?b=1&amp;c=2'],
  ['by email', 'mailto:asha@school.example'],
  ['within the same file', '#slide2'],
])('accepts a link %s', async (_, target) =>
  expect(await inspectRelationships(newRelationships(hyperlinkAttributes(target)))).toBe('slides'),
)

describe('the text for search', () => {
  const readPages = async (bytes: Buffer) => {
    const read = async (start: number, length: number) => bytes.subarray(start, start + length)
    return (await inspectOffice({ bytes: bytes.length, read })).pages
  }
  const slide = (text: string) =>
    `<p:sld xmlns:p="p" xmlns:a="a"><a:p><a:r><a:t>${text}</a:t></a:r></a:p><a:p><a:t>end</a:t></a:p></p:sld>`

  test('has a page per slide, in the order of their numbers', async () => {
    const extraEntries = {
      'ppt/slides/slide10.xml': slide('Rain &amp; tanks'),
      'ppt/slides/slide2.xml': slide('बावड़ी'),
    }
    const pages = await readPages(createPptx({ extraEntries }))
    expect(pages?.slice(-2)).toEqual(['बावड़ी\nend', 'Rain & tanks\nend'])
  })

  test('has no field code, note or comment of a document', async () => {
    const extraEntries = {
      'word/document.xml': `<w:document xmlns:w="w"><w:p><w:r><w:t>Step</w:t><w:t>wells</w:t></w:r></w:p><w:p><w:instrText> PAGE </w:instrText></w:p></w:document>`,
      'word/comments.xml': `<w:comments xmlns:w="w"><w:p><w:t>draft</w:t></w:p></w:comments>`,
    }
    expect(await readPages(createDocx(extraEntries))).toEqual(['Stepwells'])
  })
})

test('accepts every Office file of the toolkit', async () => {
  const root = 'content/toolkit/files'
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(pptx|docx)$/.test(name))
    .map((name) => path.join(root, name))
  expect(files.length).toBeGreaterThanOrEqual(12)
  for (const file of files)
    expect(await readOfficeKind(readFileSync(file)), file).toMatch(/slides|document/)
})

test('yields to other work while it reads a large document', async () => {
  const body = `<w:document xmlns:w="w">${Array.from({ length: 400_000 }, (_, at) => `<w:p><w:t>${at * 7919}</w:t></w:p>`).join('')}</w:document>`
  const document = createDocx({ 'word/document.xml': body })
  let ticks = 0
  const timer = setInterval(() => {
    ticks += 1
  })
  expect(await readOfficeKind(document)).toBe('document')
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(10)
})
