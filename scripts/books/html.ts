import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Book } from '@/content/ebooks/catalogue'
import { type Chapter, inHtml, type Section } from './chapters'
import { dataUrl, fontFaces } from './fonts'
import type { ReadBook } from './read'

const beside = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const drawing = (name: string) => dataUrl('image/svg+xml', `public/pictures/${name}`)

const ORNAMENT = dataUrl('image/svg+xml', beside('ornament.svg'))
const STYLE = ['page', 'text', 'boxes']
  .map((name) => readFileSync(beside(`style/${name}.css`), 'utf8'))
  .join('\n')

export type OpensOn = ReadBook['opensOn']
type Setting = { tight: Set<string>; opensOn: OpensOn }

/** The whole book in one page of HTML: cover, title page, contents, chapters. */
export function bookHtml(book: Book, chapters: Chapter[], { tight, opensOn }: Setting) {
  const style = [fontFaces(), STYLE, ...chapters.map(runningFoot)].join('\n')
  return `<!doctype html>
<html lang="en-IN">
<head><meta charset="utf-8"><title>${book.title}</title><style>${style}</style></head>
<body>
<section class="cover"><img src="${drawing(`books/${book.cover}`)}" alt="Cover: ${book.title}"></section>
${titlePage(book)}
${contents(chapters, opensOn)}
${chapters.map((chapter) => chapterHtml(chapter, tight.has(chapter.id))).join('\n')}
</body>
</html>`
}

function titlePage({ title, author, description, category }: Book) {
  return `<section class="title-page">
<p class="series">${category}</p>
<h1>${title}</h1>
<img src="${drawing('stroke.svg')}" alt="">
<p class="about">${description}</p>
<p class="by"><img src="${drawing('mark.svg')}" alt="">${author}</p>
</section>`
}

/** A book of few long chapters lists their sections too; one of many short chapters would only repeat itself. */
function contents(chapters: Chapter[], opensOn: OpensOn) {
  const withSections = chapters.flatMap(({ sections }) => sections).length > chapters.length
  const line = ({ id, title }: Section) =>
    `<a href="#${id}"><span>${inHtml(title)}</span><span class="leader"></span><span class="page">${opensOn[id] ?? '00'}</span></a>`
  const list = (lines: string[]) => `<ol>${lines.map((one) => `<li>${one}</li>`).join('')}</ol>`
  const entries = chapters.map((chapter) => {
    const listed = withSections && chapter.sections.length > 0
    return line(chapter) + (listed ? list(chapter.sections.map(line)) : '')
  })
  return `<nav class="contents${withSections ? ' with-sections' : ''}"><h2>Contents</h2>${list(entries)}</nav>`
}

function chapterHtml({ id, title, blocks }: Chapter, isTight: boolean) {
  return `<section class="chapter${isTight ? ' tight' : ''}" id="${id}">
<header><img src="${ORNAMENT}" alt=""><h2>${inHtml(title)}</h2></header>
${blocks.join('\n')}
</section>`
}

/** Each chapter is a named page, because a margin box cannot read a heading. */
function runningFoot({ id, title }: Chapter) {
  return `#${id} { page: ${id} }
@page ${id} { @bottom-left { content: "${title.replace(/["\\]/g, '\\$&')}" } }`
}
