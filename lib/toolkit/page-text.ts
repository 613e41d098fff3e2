import 'server-only'
import { type Block, loadToolkitEditions, loadToolkitThemes, type Slide } from './authored'

/** One page of a resource as text, for its public page. */
export type TeaserText = {
  sections: PageSection[]
  /** What the teacher says and does with a slide. */
  notes?: { say: string; do: string; watch: string }
}

type PageSection = {
  heading?: string
  texts: string[]
  /** `levels` count down from the highest. */
  list?: 'points' | 'levels'
}

type ResourceKey = { theme: string; resourceType: string; language: string }

/** The page after the first, which has the title only; of cards, the first sheet to cut. */
export const getTextPage = (resourceType: string) => (resourceType === 'cards' ? 3 : 2)

const CARDS_PER_SHEET = 8

export async function readPageText(resource: ResourceKey): Promise<TeaserText | null> {
  const { theme: id, resourceType, language } = resource
  const isSame = (theme: { id: string; language: string }) =>
    theme.id === id && theme.language === language
  const theme = (await loadToolkitThemes()).find(isSame)
  const edition = theme ?? (await loadToolkitEditions()).find(isSame)
  if (resourceType === 'deck') return describeSlide(theme?.deck.periods[0]?.slides[1])
  if (resourceType === 'journal') return describeBlocks(theme?.journal.pages[0]?.blocks)
  if (resourceType === 'templates') return describeBlocks(edition?.templates.forms[0]?.blocks)
  if (resourceType === 'cards' && edition) {
    const texts = edition.cards.cards.slice(0, CARDS_PER_SHEET).map(({ question }) => question)
    return toPage([{ texts, list: 'points' }])
  }
  const rubric = resourceType === 'rubrics' && theme?.rubrics.rubrics[0]
  if (!rubric) return null
  const criteria = rubric.criteria.map(({ name, levels }) => ({
    ...{ heading: name, texts: [...levels], list: 'levels' as const },
  }))
  return toPage([{ texts: [rubric.work] }, ...criteria])
}

function describeSlide(slide?: Slide): TeaserText | null {
  if (!slide) return null
  const { say, do: task, watch } = slide.notes
  const notes = { say: toPlain(say), do: toPlain(task), watch: toPlain(watch) }
  return { ...toPage(listSlideSections(slide)), notes }
}

function listSlideSections(slide: Slide): PageSection[] {
  switch (slide.layout) {
    case 'board':
      return [{ texts: [slide.subtitle] }]
    case 'question':
      return [{ texts: [slide.question, slide.task] }]
    case 'story':
      return [{ texts: [slide.text, slide.ask] }]
    case 'points':
      return [{ texts: slide.points, list: 'points' }]
    case 'steps':
      return [{ texts: slide.steps.map(({ name, text }) => `${name}: ${text}`), list: 'points' }]
    case 'sides':
      return [slide.left, slide.right].map(({ head, points }) => ({
        ...{ heading: head, texts: points, list: 'points' as const },
      }))
    case 'table':
      return [{ texts: listRows(slide.rows), list: 'points' }]
    case 'tally':
      return [{ texts: [slide.ask] }]
  }
}

/** A heading of the page begins a section. */
function describeBlocks(blocks?: Block[]): TeaserText | null {
  if (!blocks) return null
  const sections: PageSection[] = []
  for (const block of blocks) {
    if (block.is === 'heading') sections.push({ heading: block.text, texts: [] })
    else if (block.is === 'list') sections.push({ texts: block.items, list: 'points' })
    else if (block.is === 'table') sections.push({ texts: listRows(block.rows), list: 'points' })
    else sections.push({ texts: listBlockTexts(block) })
  }
  return toPage(sections)
}

function listBlockTexts(block: Block): string[] {
  if (block.is === 'text') return [block.text]
  if (block.is === 'aside') return [`${block.label}: ${block.text}`]
  if (block.is === 'box') return [block.label]
  return block.is === 'lines' && block.label ? [block.label] : []
}

const listRows = (rows: string[][]) => rows.map((cells) => cells.filter(Boolean).join(' · '))

const toPage = (sections: PageSection[]): TeaserText => ({
  sections: sections
    .map(({ heading, texts, ...section }) => ({
      ...section,
      ...(heading && { heading: toPlain(heading) }),
      texts: texts.map(toPlain).filter(Boolean),
    }))
    .filter(({ heading, texts }) => heading || texts.length > 0),
})

/** Without the marks of bold and italic; a line to write on is three dots. */
const toPlain = (text: string) =>
  text.replaceAll('**', '').replace(/_{2,}/g, '…').replaceAll('_', '').trim()
