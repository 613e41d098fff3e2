import 'server-only'
import { SITE_TEMPLATES, type SiteTemplate } from '../kinds'
import { buildStart } from './start'

/** What the home page of a starting point has, row by row, for a small drawing of it. */
export type TemplateSketch = {
  pages: number
  rows: { type: string; count: number }[]
}

const NOBODY = { name: '', address: '', board: '', email: '', phone: '', teachers: 0 }

export const sketchTemplates = () =>
  Object.fromEntries(SITE_TEMPLATES.map((template) => [template, sketch(template)])) as Record<
    SiteTemplate,
    TemplateSketch
  >

function sketch(template: SiteTemplate): TemplateSketch {
  const { pages } = buildStart(NOBODY, { template, language: 'en' })
  const rows = (pages[0]?.blocks ?? []).map((block) => ({
    type: block.type,
    count:
      block.type === 'columns'
        ? block.columns.length
        : block.type === 'figures'
          ? block.figures.length
          : 1,
  }))
  return { pages: pages.length, rows }
}
