import 'server-only'
import { createPassage, hasContent, type PassageText } from './passages'

type BookChapter = { id: string; title: string; blocks: { html: string }[] }

/** One passage for each section of a chapter. */
export function listChapterPassages({ title, blocks }: BookChapter): PassageText[] {
  const sections: { place: string; texts: string[] }[] = [{ place: title, texts: [] }]
  for (const { html } of blocks) {
    if (html.startsWith('<h')) sections.push({ place: `${title}: ${toText(html)}`, texts: [] })
    // Words of table cells are no sentences.
    else if (!html.startsWith('<table')) sections.at(-1)?.texts.push(toText(html))
  }
  return sections.map(({ place, texts }) => createPassage(place, texts)).filter(hasContent)
}

const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
}

const toText = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&[a-z#0-9]{2,5};/g, (entity) => ENTITIES[entity] ?? ' ')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?”’)])/g, '$1')
    .replace(/([“‘(]) /g, '$1')
    .trim()
