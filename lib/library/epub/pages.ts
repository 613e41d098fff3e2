import 'server-only'
import { imprint } from '@/content/ebooks/imprint'
import { escapeXml } from '@/lib/files/spreadsheet'
import type { BookSection, BookText } from '../schema'

export type EpubBook = {
  id: string
  title: string
  author: string
  description: string
  category: string
  hasCover: boolean
  text: BookText
}
type Chapter = BookText['chapters'][number]

const LANGUAGE = 'en-IN'

export const nameChapterFile = (index: number) => `chapter-${index + 1}.xhtml`

const toXhtml = (title: string, body: string, head = '') => `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops" lang="${LANGUAGE}" xml:lang="${LANGUAGE}">
<head>
<title>${escapeXml(title)}</title>
<link rel="stylesheet" href="book.css" />${head}
</head>
${body}
</html>
`

export const writeCover = ({ title }: EpubBook) =>
  toXhtml(
    title,
    `<body epub:type="cover" class="cover"><img src="cover.svg" alt="${imprint.coverOf(escapeXml(title)).replaceAll('"', '&quot;')}" /></body>`,
  )

export const writeAbout = ({ title, author, description, text }: EpubBook) =>
  toXhtml(
    imprint.heading,
    `<body><section epub:type="copyright-page" role="doc-colophon" aria-labelledby="title">
<h1 id="title">${escapeXml(title)}</h1>
<p>${escapeXml(author)}</p>
<p>${escapeXml(description)}</p>
<dl>
${text.imprint.map((line) => `<dt>${escapeXml(line.term)}</dt><dd>${escapeXml(line.text)}</dd>`).join('\n')}
</dl>
</section></body>`,
  )

/** With a mark where each page of the printed book begins. */
export function writeChapter({ title, page, blocks, id }: Chapter) {
  let lastPage = 0
  const markPage = (number: number) => {
    if (number === lastPage) return ''
    lastPage = number
    return `<div epub:type="pagebreak" role="doc-pagebreak" id="${namePage(number)}" aria-label="${number}"></div>\n`
  }
  const heading = `${markPage(page)}<h1 id="${id}">${escapeXml(title)}</h1>`
  const content = blocks.map((block) => markPage(block.page) + raiseHeadings(block.html))
  return toXhtml(
    title,
    `<body><section epub:type="chapter" role="doc-chapter" aria-labelledby="${id}">
${[heading, ...content].join('\n')}
</section></body>`,
  )
}

const namePage = (number: number) => `page-${number}`

/** On the site, the book’s title is above the chapters; in a file, the chapter is the first heading. */
const raiseHeadings = (html: string) => html.replaceAll(/(<\/?)h3\b/g, '$1h2')

export function writeContents({ text, title, hasCover }: EpubBook) {
  const chapters = text.chapters.map(
    (chapter, index) =>
      `<li>${link(nameChapterFile(index), chapter)}${listSections(chapter, nameChapterFile(index))}</li>`,
  )
  const pages = text.chapters.flatMap((chapter, index) =>
    [...new Set([chapter.page, ...chapter.blocks.map(({ page }) => page)])].map(
      (page) => `<li><a href="${nameChapterFile(index)}#${namePage(page)}">${page}</a></li>`,
    ),
  )
  return toXhtml(
    `${imprint.contents}: ${title}`,
    `<body>
<nav epub:type="toc" role="doc-toc" aria-labelledby="contents"><h1 id="contents">${imprint.contents}</h1>
<ol>
${chapters.join('\n')}
</ol></nav>
<nav epub:type="page-list" role="doc-pagelist" hidden="hidden" aria-labelledby="pages"><h2 id="pages">${imprint.pages}</h2>
<ol>
${pages.join('\n')}
</ol></nav>
<nav epub:type="landmarks" hidden="hidden" aria-label="${imprint.heading}">
<ol>
${hasCover ? `<li><a epub:type="cover" href="cover.xhtml">${imprint.cover}</a></li>` : ''}
<li><a epub:type="toc" href="contents.xhtml">${imprint.contents}</a></li>
<li><a epub:type="bodymatter" href="${nameChapterFile(0)}">${imprint.start}</a></li>
</ol></nav>
</body>`,
  )
}

const listSections = ({ sections }: Chapter, file: string) =>
  sections.length > 0
    ? `\n<ol>\n${sections.map((section) => `<li>${link(file, section)}</li>`).join('\n')}\n</ol>\n`
    : ''

const link = (file: string, { id, title }: Pick<BookSection, 'id' | 'title'>) =>
  `<a href="${file}#${id}">${escapeXml(title)}</a>`
