import JSZip from 'jszip'

/** The day that stands in the files instead of today's, so that unchanged texts give the same bytes. */
const EDITION = '2026-11-21T00:00:00Z'

type Mend = (name: string, xml: string) => string

/** Packs an Office file anew: parts in one order, one time, and each mended on the way. */
export async function pinned(file: Uint8Array, mend: Mend = (_, xml) => xml): Promise<Buffer> {
  const found = await JSZip.loadAsync(file)
  const names = Object.keys(found.files).filter((name) => !found.files[name]?.dir)
  const zip = new JSZip()
  for (const name of inOrder(names)) {
    const part = await (found.file(name)?.async('string') ?? '')
    const text = name === '[Content_Types].xml' ? onlyWhatIsThere(part, names) : part
    zip.file(name, mend(name, withFixedDates(text)), {
      date: new Date(EDITION),
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

/** The list of contents comes first, as some readers expect. */
function inOrder(names: string[]) {
  const first = ['[Content_Types].xml', '_rels/.rels']
  return [...first, ...names.filter((name) => !first.includes(name)).sort()]
}

function withFixedDates(xml: string) {
  return xml.replace(/(<dcterms:(?:created|modified)[^>]*>)[^<]*/g, `$1${EDITION}`)
}

/** A part that is announced and missing makes strict readers offer a repair. */
function onlyWhatIsThere(types: string, names: string[]) {
  return types.replace(/<Override [^>]*PartName="\/([^"]+)"[^>]*\/>/g, (whole, name) =>
    names.includes(name) ? whole : '',
  )
}
