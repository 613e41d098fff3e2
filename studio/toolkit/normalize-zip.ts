import JSZip from 'jszip'

/** A fixed date, so that unchanged texts give identical bytes. */
const EDITION_DATE = '2026-11-21T00:00:00Z'

type ZipEntryRepair = (name: string, xml: string) => string

/** Repacks an Office file in a fixed order with a fixed date, and repairs its parts. */
export async function normalizeZip(
  file: Uint8Array,
  repair: ZipEntryRepair = (_, xml) => xml,
): Promise<Buffer> {
  const source = await JSZip.loadAsync(file)
  const names = Object.keys(source.files).filter((name) => !source.files[name]?.dir)
  const zip = new JSZip()
  for (const name of sortEntries(names)) {
    const content = await (source.file(name)?.async('string') ?? '')
    const text = name === '[Content_Types].xml' ? removeMissingEntries(content, names) : content
    zip.file(name, repair(name, fixXmlDates(text)), {
      date: new Date(EDITION_DATE),
      createFolders: false,
    })
  }
  return zip.generateAsync({
    type: 'nodebuffer',
    compression: 'DEFLATE',
    compressionOptions: { level: 9 },
    platform: 'DOS',
  })
}

/** Some readers expect the content types first. */
function sortEntries(names: string[]) {
  const first = ['[Content_Types].xml', '_rels/.rels']
  return [...first, ...names.filter((name) => !first.includes(name)).sort()]
}

function fixXmlDates(xml: string) {
  return xml.replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${EDITION_DATE}`)
}

/** Declared but missing parts make strict readers offer a repair. */
function removeMissingEntries(types: string, names: string[]) {
  return types.replace(/<Override [^>]*PartName="\/([^"]+)"[^>]*\/>/g, (match, name) =>
    names.includes(name) ? match : '',
  )
}
