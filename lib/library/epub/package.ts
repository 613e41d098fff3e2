import 'server-only'
import { imprint } from '@/content/ebooks/imprint'
import { escapeXml } from '@/lib/files/spreadsheet'
import { type EpubBook, nameChapterFile } from './pages'

export const CONTAINER = `<?xml version="1.0" encoding="UTF-8"?>
<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="book/package.opf" media-type="application/oebps-package+xml" /></rootfiles>
</container>
`

/** What a reader of the metadata can rely on; see the accessibility vocabulary of EPUB. */
const ACCESSIBILITY = [
  ...['textual', 'visual'].map((mode) => ['accessMode', mode]),
  ['accessModeSufficient', 'textual'],
  ...[
    ...['structuralNavigation', 'tableOfContents', 'readingOrder', 'alternativeText'],
    ...['pageBreakMarkers', 'pageNavigation', 'displayTransformability', 'ARIA'],
  ].map((feature) => ['accessibilityFeature', feature]),
  ['accessibilityHazard', 'none'],
  ['accessibilitySummary', imprint.accessibility],
]

const hasDrawing = (text: EpubBook['text'], chapter: number) =>
  text.chapters[chapter]?.blocks.some(({ html }) => html.startsWith('<figure'))

type PackageFacts = { url: string; printedBook: string }

export function writePackage(book: EpubBook, { url, printedBook }: PackageFacts) {
  const { title, author, description, category, hasCover, text } = book
  const chapters = text.chapters.map((_, index) => nameChapterFile(index))
  const drawnPages = new Set(chapters.filter((_, index) => hasDrawing(text, index)))
  const getProperties = (file: string) => {
    if (file === 'contents.xhtml') return ' properties="nav"'
    return drawnPages.has(file) ? ' properties="svg"' : ''
  }
  const pages = [...(hasCover ? ['cover.xhtml'] : []), 'about.xhtml', 'contents.xhtml', ...chapters]
  const toId = (file: string) => file.replace('.xhtml', '')
  return `<?xml version="1.0" encoding="UTF-8"?>
<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en-IN" prefix="schema: http://schema.org/">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:identifier id="id">${escapeXml(url)}</dc:identifier>
<dc:title>${escapeXml(title)}</dc:title>
<dc:creator>${escapeXml(author)}</dc:creator>
<dc:publisher>${imprint.publisher}</dc:publisher>
<dc:language>en-IN</dc:language>
<dc:description>${escapeXml(description)}</dc:description>
<dc:subject>${escapeXml(category)}</dc:subject>
<dc:date>${imprint.edition}</dc:date>
<dc:rights>${imprint.rights}</dc:rights>
<dc:source id="printed-book">${escapeXml(printedBook)}</dc:source>
<meta refines="#printed-book" property="source-of">pagination</meta>
<meta property="dcterms:modified">${imprint.edition}T00:00:00Z</meta>
${ACCESSIBILITY.map(([property, value]) => `<meta property="schema:${property}">${value}</meta>`).join('\n')}
</metadata>
<manifest>
<item id="style" href="book.css" media-type="text/css" />
${hasCover ? '<item id="cover-picture" href="cover.svg" media-type="image/svg+xml" properties="cover-image" />' : ''}
${pages.map((file) => `<item id="${toId(file)}" href="${file}" media-type="application/xhtml+xml"${getProperties(file)} />`).join('\n')}
</manifest>
<spine>
${pages.map((file) => `<itemref idref="${toId(file)}" />`).join('\n')}
</spine>
</package>
`
}
