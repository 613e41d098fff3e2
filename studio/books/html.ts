import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Book } from '@/content/ebooks/catalogue'
import { imprint, listImprint } from '@/content/ebooks/imprint'
import type { PrintedChapter, PrintedSection } from './chapters'
import { createDataUrl, createFontFaces } from './fonts'
import type { ParsedBook } from './read-pdf'
import { escapeHtml } from './typography'

const resolveFile = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const createPictureUrl = (name: string) => createDataUrl('image/svg+xml', `public/pictures/${name}`)

const ORNAMENT = createDataUrl('image/svg+xml', resolveFile('ornament.svg'))
const STYLE = ['page', 'text', 'boxes']
  .map((name) => readFileSync(resolveFile(`style/${name}.css`), 'utf8'))
  .join('\n')

export type StartPages = ParsedBook['startPages']
type BookLayoutOptions = {
  tightChapters: Set<string>
  startPages: StartPages
  codes: Record<string, string>
}

export function renderBook(
  book: Book,
  chapters: PrintedChapter[],
  { tightChapters, startPages, codes }: BookLayoutOptions,
) {
  const style = [createFontFaces(), STYLE, ...chapters.map(createFooterCss)].join('\n')
  return `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><title>${book.title}</title><style>${style}</style></head>
<body>
<section class="cover"><img src="${createPictureUrl(`books/${book.cover}`)}" alt="Cover: ${book.title}"></section>
${renderTitlePage(book)}
${renderImprint(book)}
${renderContents(chapters, startPages)}
${chapters.map((chapter) => renderChapter(chapter, tightChapters.has(chapter.id), codes)).join('\n')}
</body>
</html>`
}

function renderTitlePage({ title, author, description, category }: Book) {
  return `<section class="title-page">
<p class="series">${category}</p>
<h1>${title}</h1>
<img src="${createPictureUrl('stroke.svg')}" alt="">
<p class="about">${description}</p>
<p class="by"><img src="${createPictureUrl('mark.svg')}" alt="">${author}</p>
</section>`
}

function renderImprint({ id, title, author }: Book) {
  const lines = listImprint(id, author).map(
    ({ term, text }) => `<dt>${term}</dt><dd>${escapeHtml(text)}</dd>`,
  )
  return `<section class="imprint"><h2>${imprint.heading}</h2>
<p class="imprint-title">${title}</p>
<dl>${lines.join('')}</dl></section>`
}

/** Lists sections only in books of few long chapters; otherwise it would repeat itself. */
function renderContents(chapters: PrintedChapter[], startPages: StartPages) {
  const listsSections = chapters.flatMap(({ sections }) => sections).length > chapters.length
  const renderEntry = ({ id, title }: PrintedSection) =>
    `<a href="#${id}"><span>${escapeHtml(title)}</span><span class="leader"></span><span class="page">${startPages[id] ?? '00'}</span></a>`
  const renderList = (lines: string[]) =>
    `<ol>${lines.map((entry) => `<li>${entry}</li>`).join('')}</ol>`
  const entries = chapters.map((chapter) => {
    const hasSections = listsSections && chapter.sections.length > 0
    return renderEntry(chapter) + (hasSections ? renderList(chapter.sections.map(renderEntry)) : '')
  })
  return `<nav class="contents${listsSections ? ' with-sections' : ''}"><h2>${imprint.contents}</h2>${renderList(entries)}</nav>`
}

function renderChapter(
  { id, title, sections, blocks }: PrintedChapter,
  isTight: boolean,
  codes: Record<string, string>,
) {
  const drawingCount = blocks.filter((block) => block.startsWith('<figure')).length
  // A section with a drawing is opened on a bench, so it begins a page.
  const hasPageSections = sections.length > 3 && drawingCount === sections.length
  const classes = `chapter${isTight ? ' tight' : ''}${hasPageSections ? ' page-sections' : ''}`
  return `<section class="${classes}" id="${id}">
<header><img class="code" src="${codes[id]}" alt="Code that opens this chapter on the site"><img src="${ORNAMENT}" alt=""><h2>${escapeHtml(title)}</h2></header>
${blocks.join('\n')}
</section>`
}

/** Each chapter is a named page, because a margin box cannot read a heading. */
function createFooterCss({ id, title }: PrintedChapter) {
  return `#${id} { page: ${id} }
@page ${id} { @bottom-left { content: "${title.replace(/["\\]/g, '\\$&')}" } }`
}
