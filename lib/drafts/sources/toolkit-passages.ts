import 'server-only'
import type { RESOURCE_TYPES } from '@/lib/content/kinds'
import {
  type Block,
  loadToolkitEditions,
  loadToolkitThemes,
  type Slide,
  type Theme,
  type ThemeEdition,
} from '@/lib/toolkit/authored'
import { createPassage, hasContent, type PassageText, removeMarks } from './passages'

type ResourceType = (typeof RESOURCE_TYPES)[number]

/** The resources that come with the site, as their authors wrote them. */
export async function findToolkitPassages(
  themeId: string,
  resourceType: string,
  language = 'en',
): Promise<PassageText[]> {
  if (language !== 'en') return findEditionPassages(themeId, resourceType, language)
  const theme = (await loadToolkitThemes()).find(({ id }) => id === themeId)
  const list = LISTS[resourceType as ResourceType]
  return theme && list ? list(theme).filter(hasContent) : []
}

async function findEditionPassages(themeId: string, resourceType: string, language: string) {
  const edition = (await loadToolkitEditions()).find(
    (candidate) => candidate.id === themeId && candidate.language === language,
  )
  if (!edition || (resourceType !== 'cards' && resourceType !== 'templates')) return []
  return LISTS[resourceType](edition).filter(hasContent)
}

type ResourceLists = Record<'cards' | 'templates', (theme: ThemeEdition) => PassageText[]> &
  Record<ResourceType, (theme: Theme) => PassageText[]>

const LISTS: ResourceLists = {
  deck: ({ deck }) =>
    deck.periods.flatMap(({ slides }) =>
      slides.map((slide) => createPassage(slide.title, listSlideTexts(slide))),
    ),
  cards: ({ cards }) => [
    createPassage(cards.title, [
      cards.about,
      ...cards.ways.map(({ text }) => text),
      ...cards.cards.flatMap(({ question, together }) => [question, together]),
    ]),
  ],
  templates: ({ templates }) =>
    templates.forms.map(({ title, blocks }) =>
      createPassage(title, blocks.flatMap(listBlockTexts)),
    ),
  rubrics: ({ rubrics }) => [
    createPassage(rubrics.title, [rubrics.about, ...rubrics.agree]),
    ...rubrics.rubrics.map(({ title, work, hard, criteria }) =>
      createPassage(
        title,
        [work, hard],
        criteria.map(({ name, levels }) => ({
          name: removeMarks(name),
          levels: levels.map(removeMarks),
        })),
      ),
    ),
  ],
  journal: ({ journal }) => [
    createPassage(journal.title, [journal.about]),
    ...journal.pages.map(({ title, blocks }) =>
      createPassage(title, blocks.flatMap(listBlockTexts)),
    ),
  ],
}

/** Words of table cells are no sentences, so tables are left out. */
function listSlideTexts(slide: Slide): string[] {
  if (slide.layout === 'board') return [slide.subtitle]
  if (slide.layout === 'question') return [slide.question, slide.task]
  if (slide.layout === 'story') return [slide.text, slide.ask]
  if (slide.layout === 'points') return slide.points
  if (slide.layout === 'steps') return slide.steps.map(({ text }) => text)
  if (slide.layout === 'sides') return [...slide.left.points, ...slide.right.points]
  return slide.layout === 'tally' ? [slide.ask] : []
}

function listBlockTexts(block: Block): string[] {
  if (block.is === 'text' || block.is === 'aside') return [block.text]
  if (block.is === 'list') return block.items
  // A label with lines to write on is often a question.
  return block.is === 'lines' && block.label?.endsWith('?') ? [block.label] : []
}
