import type { Slide, Theme } from '@/content/toolkit/types'
import { html } from '../words'
import { pageOf } from './sheet'
import { slideHtml } from './slides'

const PART = 'Slide deck'

/** One page a slide, with what the teacher says and does beneath: a lesson on paper where there is no projector. */
export function deckPage(theme: Theme): string {
  const { deck } = theme
  const sheets = deck.periods.flatMap(({ name, slides }) =>
    slides.map((slide) => ({
      kind: 'handout',
      title: slide.title,
      html: `<article class="slide on-${slide.layout}">${slideHtml(slide, theme)}</article>${notesHtml(slide, name)}`,
    })),
  )
  return pageOf({ title: deck.title, styles: ['deck', 'slides'], theme, part: PART }, sheets)
}

function notesHtml({ minutes, notes }: Slide, period: string) {
  return `<section class="notes"><p class="time"><b>${minutes} min</b> ${html(period)}</p><p><b>Say</b> ${html(notes.say)}</p><p><b>Do</b> ${html(notes.do)}</p><p><b>Watch for</b> ${html(notes.watch)}</p></section>`
}
