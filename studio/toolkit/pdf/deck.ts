import type { Slide, Theme } from '@/content/toolkit/types'
import { toHtml } from '../inline-markup'
import { renderDocument } from './sheet'
import { renderSlide } from './slides'

const RESOURCE_TYPE_NAME = 'Slide deck'

/** One slide per page with the speaker's notes below, for use without a projector. */
export function renderDeckPage(theme: Theme): string {
  const { deck } = theme
  const sheets = deck.periods.flatMap(({ name, slides }) =>
    slides.map((slide) => ({
      kind: 'handout',
      title: slide.title,
      html: `<article class="slide on-${slide.layout}">${renderSlide(slide, theme)}</article>${renderNotes(slide, name)}`,
    })),
  )
  return renderDocument(
    { title: deck.title, styles: ['deck', 'slides'], theme, resourceTypeName: RESOURCE_TYPE_NAME },
    sheets,
  )
}

function renderNotes({ minutes, notes }: Slide, period: string) {
  return `<section class="notes"><p class="time"><b>${minutes} min</b> ${toHtml(period)}</p><p><b>Say</b> ${toHtml(notes.say)}</p><p><b>Do</b> ${toHtml(notes.do)}</p><p><b>Watch for</b> ${toHtml(notes.watch)}</p></section>`
}
