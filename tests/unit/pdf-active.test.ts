import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { hasActiveContent } from '@/lib/files/inspect/sandbox/pdf-active.mjs'
import { createPdf } from '../support/sample-files'

/** An object anywhere in the file; no table has to name it. */
const addObject = (object: string | Buffer, number = 90) =>
  Buffer.concat([
    createPdf(),
    Buffer.from(`${number} 0 obj\n`),
    Buffer.from(object),
    Buffer.from('\nendobj\n%%EOF\n'),
  ])
const withCatalog = (entries: string) => addObject(`<< /Type /Catalog /Pages 2 0 R ${entries} >>`)

function packObject(object: string, packing = '/Filter /FlateDecode') {
  const packed = deflateSync(Buffer.from(`91 0 ${object}`))
  const head = `<< /Type /ObjStm /N 1 /First 5 ${packing} /Length ${packed.length} >>\nstream\n`
  return addObject(Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')]))
}

const SCRIPT = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>'

test.each<[string, Buffer]>([
  ['a script on opening', withCatalog(`/OpenAction ${SCRIPT}`)],
  ['a script with an escaped name', addObject('<< /S /#4aavaScript /#4a#53 92 0 R >>')],
  ['a script among names', withCatalog('/Names << /JavaScript << /Names [(a) 92 0 R] >> >>')],
  ['an action of a page', addObject('<< /Type /Page /AA << /O << /S /Named >> >> >>')],
  ['a program', addObject('<< /S /Launch /F (cmd.exe) >>')],
  ['a program behind a comment', addObject('% (\n<< /S % >>\n /Launch >>')],
  ['a form that sends', addObject('<< /Type /Action /S /SubmitForm /F (https://x.example) >>')],
  ['a link to a file', addObject('<< /S /URI /URI (file:///etc/passwd) >>')],
  ['a link to a share', addObject('<< /S /URI /URI (\\\\\\\\server\\\\share) >>')],
  ['a script as a link', addObject('<< /S /URI /URI (java\\163cript:x) >>')],
  ['a script as a link in hex', addObject('<< /URI <6A6176617363726970743A78> >>')],
  ['a page that opens the web', withCatalog('/OpenAction << /S /URI /URI (https://x.example) >>')],
  ['attached files', withCatalog('/Names << /EmbeddedFiles << /Names [] >> >>')],
  ['an attachment', addObject('<< /Type /Filespec /EF << /F 92 0 R >> >>')],
  ['an attachment on a page', addObject('<< /Type /Annot /Subtype /FileAttachment >>')],
  ['a film', addObject('<< /Type /Annot /Subtype /RichMedia >>')],
  ['an XFA form', addObject('<< /XFA 92 0 R >>')],
  ['a chain of actions', addObject('<< /S /GoTo /D [0] /Next 92 0 R >>')],
  ['a script in a packed object', packObject(SCRIPT)],
  [
    'a script in a packed object with a wrong length',
    packObject(SCRIPT, '/Filter [/FlateDecode] /Length 1'),
  ],
  ['objects packed in another way', packObject('<< >>', '/Filter [/ASCIIHexDecode /FlateDecode]')],
  ['objects packed under a short key', packObject('<< >>', '/F /FlateDecode')],
  [
    'objects packed with a predictor',
    packObject('<< >>', '/Filter /FlateDecode /DecodeParms 9 0 R'),
  ],
  [
    'a script inside a stream',
    addObject(`<< /Length 99 >>\nstream\n93 0 obj ${SCRIPT}\nendstream`),
  ],
  [
    'a script without a space before obj',
    Buffer.concat([createPdf(), Buffer.from(`94 0obj${SCRIPT}`)]),
  ],
  [
    'a script in the trailer',
    Buffer.concat([createPdf(), Buffer.from(`trailer << /Root ${SCRIPT} >>`)]),
  ],
  ['a broken dictionary', addObject('<< 1 (a) /A foo ) /S /Launch')],
])('finds %s', (_, bytes) => {
  expect(hasActiveContent(bytes)).toBe(true)
})

test('finds an action on opening that only a reference names', () => {
  const openLink = Buffer.concat([
    withCatalog('/OpenAction 95 0 R'),
    Buffer.from('95 0 obj << /S /URI /URI (https://x.example) >> endobj'),
  ])
  expect(hasActiveContent(openLink)).toBe(true)
})

test.each<[string, Buffer]>([
  ['plain pages', createPdf({ pages: 3 })],
  ['a link to the web', addObject('<< /S /URI /URI (https://ncert.example/a) >>')],
  ['a link to an email', addObject('<< /S /URI /URI (mailto:a@b.example) >>')],
  ['a first page', withCatalog('/OpenAction [4 0 R /Fit]')],
  ['a first page as an action', withCatalog('/OpenAction << /S /GoTo /D [4 0 R /Fit] >>')],
  ['an outline', addObject('<< /Title (JavaScript /JS) /Next 92 0 R /Prev 91 0 R >>')],
  ['the words in a text', addObject('(<< /S /JavaScript >>)')],
  ['packed objects', packObject('<< /Type /Page /Parent 2 0 R >>')],
])('accepts a PDF with %s', (_, bytes) => {
  expect(hasActiveContent(bytes)).toBe(false)
})

test('accepts every PDF of the site', () => {
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.pdf'))
    .map((file) => path.join('content', file))
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((file) => hasActiveContent(readFileSync(file)))).toEqual([])
})
