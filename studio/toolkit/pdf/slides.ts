import { licence } from '@/content/toolkit/parts'
import type { Side, Slide, Theme } from '@/content/toolkit/types'
import { escapeHtml } from '../../books/typography'
import { drawTally, titleStroke } from '../draw/chalk'
import { renderKolam, renderSvg } from '../draw/svg'
import { toHtml } from '../inline-markup'

type PdfSlideOf<Layout extends Slide['layout']> = Extract<Slide, { layout: Layout }>

/** Matches the PPTX slide as closely as possible. */
export function renderSlide(slide: Slide, theme: Theme): string {
  if (slide.layout === 'board') return renderBoard(slide, theme)
  const head = `<header><h2>${toHtml(slide.title)}</h2>${renderSvg(titleStroke, 'stroke')}</header>`
  return `<p class="margin">${slide.minutes}<small>min</small></p>${head}<div class="body">${renderBody(slide)}</div>`
}

function renderBoard({ title, subtitle }: PdfSlideOf<'board'>, theme: Theme) {
  return `${renderKolam(theme.id)}<div><p class="kicker">${escapeHtml(theme.name)}</p><h1>${toHtml(title)}</h1>${renderSvg(titleStroke, 'stroke')}<p class="subtitle">${toHtml(subtitle)}</p><p class="licence">${escapeHtml(licence)}</p></div>`
}

function renderBody(slide: Exclude<Slide, { layout: 'board' }>): string {
  switch (slide.layout) {
    case 'question':
      return `<p class="large">${toHtml(slide.question)}</p><p class="task">${toHtml(slide.task)}</p>`
    case 'story':
      return `<p class="case">${toHtml(slide.text)}</p><p class="task">${toHtml(slide.ask)}</p>`
    case 'points':
      return renderPoints(slide.points)
    case 'steps': {
      const steps = slide.steps.map(
        ({ name, text }) => `<li><b>${toHtml(name)}</b> <span>${toHtml(text)}</span></li>`,
      )
      return `<ol class="steps">${steps.join('')}</ol>`
    }
    case 'sides':
      return `<div class="sides">${[slide.left, slide.right].map(renderSide).join('')}</div>`
    case 'table':
      return renderTable(slide)
    case 'tally':
      return renderTally(slide)
  }
}

const renderPoints = (points: string[]) =>
  `<ul>${points.map((point) => `<li>${toHtml(point)}</li>`).join('')}</ul>`

const renderSide = ({ head, points }: Side) =>
  `<div><h3>${toHtml(head)}</h3>${renderPoints(points)}</div>`

function renderTable({ head, rows, widths = [] }: PdfSlideOf<'table'>) {
  const total = head.reduce((sum, _, column) => sum + (widths[column] ?? 1), 0)
  const columns = head.map(
    (_, column) => `<col style="width: ${(((widths[column] ?? 1) / total) * 100).toFixed(2)}%">`,
  )
  const heads = head.map((cell) => `<th scope="col">${toHtml(cell)}</th>`)
  const body = rows.map(
    (row) => `<tr>${row.map((cell) => `<td>${toHtml(cell)}</td>`).join('')}</tr>`,
  )
  return `<table><colgroup>${columns.join('')}</colgroup><thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

function renderTally({ named, counted, rows, ask }: PdfSlideOf<'tally'>) {
  const lines = rows.map(({ label, count }) => {
    const drawing = drawTally(count)
    return `<tr><th scope="row">${toHtml(label)}</th><td>${renderSvg(drawing, 'tally', `${count} tally marks`)}</td><td><b>${count}</b></td></tr>`
  })
  return `<table class="tallies"><thead><tr><th scope="col">${toHtml(named)}</th><th scope="col">Tally</th><th scope="col">${toHtml(counted)}</th></tr></thead><tbody>${lines.join('')}</tbody></table><p class="task">${toHtml(ask)}</p>`
}
