import { licence } from '@/content/toolkit/parts'
import type { Side, Slide, Theme } from '@/content/toolkit/types'
import { inHtml } from '../../books/chapters'
import { stroke, tally } from '../draw/chalk'
import { kolamSvg, svg } from '../draw/svg'
import { html } from '../words'

type Of<Layout extends Slide['layout']> = Extract<Slide, { layout: Layout }>

/** The same slide as in the PPTX, as near as paper comes. */
export function slideHtml(slide: Slide, theme: Theme): string {
  if (slide.layout === 'board') return boardHtml(slide, theme)
  const head = `<header><h2>${html(slide.title)}</h2>${svg(stroke, 'stroke')}</header>`
  return `<p class="margin">${slide.minutes}<small>min</small></p>${head}<div class="body">${bodyHtml(slide)}</div>`
}

function boardHtml({ title, subtitle }: Of<'board'>, theme: Theme) {
  return `${kolamSvg(theme.id)}<div><p class="kicker">${inHtml(theme.name)}</p><h1>${html(title)}</h1>${svg(stroke, 'stroke')}<p class="subtitle">${html(subtitle)}</p><p class="licence">${inHtml(licence)}</p></div>`
}

function bodyHtml(slide: Exclude<Slide, { layout: 'board' }>): string {
  switch (slide.layout) {
    case 'question':
      return `<p class="large">${html(slide.question)}</p><p class="task">${html(slide.task)}</p>`
    case 'story':
      return `<p class="told">${html(slide.text)}</p><p class="task">${html(slide.ask)}</p>`
    case 'points':
      return pointsHtml(slide.points)
    case 'steps': {
      const steps = slide.steps.map(
        ({ name, text }) => `<li><b>${html(name)}</b> <span>${html(text)}</span></li>`,
      )
      return `<ol class="steps">${steps.join('')}</ol>`
    }
    case 'sides':
      return `<div class="sides">${[slide.left, slide.right].map(sideHtml).join('')}</div>`
    case 'table':
      return tableHtml(slide)
    case 'tally':
      return tallyHtml(slide)
  }
}

const pointsHtml = (points: string[]) =>
  `<ul>${points.map((point) => `<li>${html(point)}</li>`).join('')}</ul>`

const sideHtml = ({ head, points }: Side) =>
  `<div><h3>${html(head)}</h3>${pointsHtml(points)}</div>`

function tableHtml({ head, rows, widths = [] }: Of<'table'>) {
  const total = head.reduce((sum, _, column) => sum + (widths[column] ?? 1), 0)
  const columns = head.map(
    (_, column) => `<col style="width: ${(((widths[column] ?? 1) / total) * 100).toFixed(2)}%">`,
  )
  const heads = head.map((cell) => `<th scope="col">${html(cell)}</th>`)
  const body = rows.map((row) => `<tr>${row.map((cell) => `<td>${html(cell)}</td>`).join('')}</tr>`)
  return `<table><colgroup>${columns.join('')}</colgroup><thead><tr>${heads.join('')}</tr></thead><tbody>${body.join('')}</tbody></table>`
}

function tallyHtml({ named, counted, rows, ask }: Of<'tally'>) {
  const lines = rows.map(({ label, count }) => {
    const drawing = tally(count)
    return `<tr><th scope="row">${html(label)}</th><td>${svg(drawing, 'tally', `${count} tally marks`)}</td><td><b>${count}</b></td></tr>`
  })
  return `<table class="tallies"><thead><tr><th scope="col">${html(named)}</th><th scope="col">Tally</th><th scope="col">${html(counted)}</th></tr></thead><tbody>${lines.join('')}</tbody></table><p class="task">${html(ask)}</p>`
}
