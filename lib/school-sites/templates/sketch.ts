import 'server-only'
import { SITE_TEMPLATES, type SiteTemplate } from '../kinds'
import { buildStart } from './start'

/** The first rows of the home page and those of the page that no other kind of school has, for a drawing. */
export type TemplateSketch = {
  pages: number
  rows: { type: string; count: number }[]
}

const HOME_ROWS = 2

const NOBODY = { name: '', address: '', board: '', email: '', phone: '', teachers: 0 }

export const sketchTemplates = () =>
  Object.fromEntries(SITE_TEMPLATES.map((template) => [template, sketch(template)])) as Record<
    SiteTemplate,
    TemplateSketch
  >

function sketch(template: SiteTemplate): TemplateSketch {
  const { pages } = buildStart(NOBODY, { template, language: 'en' })
  const own = pages.find(({ kind }) => kind === 'own') ?? pages.find(({ kind }) => kind === 'about')
  const blocks = [...(pages[0]?.blocks ?? []).slice(0, HOME_ROWS), ...(own?.blocks ?? [])]
  const rows = blocks.map((block) => ({
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
