import type { Db } from '@/db/client'
import type { SiteView } from '@/lib/school-sites/render/html'
import type { SiteBlock, SiteRelease } from '@/lib/school-sites/schema'
import { newSchool } from './schools'

let count = 0

/** A school with a running term and a site that was never published. */
export async function newSite(db: Db, slug = `lotus-valley-${++count}-${process.pid}`) {
  const { createSite } = await import('@/lib/school-sites/site/create')
  const { findSiteEditor } = await import('@/lib/school-sites/pages/editor')
  const school = await newSchool(db)
  await createSite(school.coordinator, { slug })
  const editor = await findSiteEditor(school.coordinator)
  if (!editor) throw new Error('no site')
  const findPage = (path: string) => {
    const page = editor.pages.find((candidate) => candidate.path === path)
    if (!page) throw new Error(`no page ${path}`)
    return page
  }
  return { school, coordinator: school.coordinator, slug, findPage, pages: editor.pages }
}

export const newText = (text: string, id = 'a1'): SiteBlock => ({ id, type: 'text', text })

export const newRelease = (overrides: Partial<SiteRelease> = {}): SiteRelease => ({
  settings: {
    ...{ name: 'Lotus Valley School', tagline: '', design: 'simple', colour: '#1d4f91' },
    ...{ language: 'en', logo: '' },
  },
  pages: [{ path: '', title: 'Home', blocks: [newText('Welcome')] }],
  files: {},
  ...overrides,
})

export const newSiteView = (release: SiteRelease, overrides: Partial<SiteView> = {}): SiteView => ({
  slug: 'lotus-valley',
  release,
  base: '/s/lotus-valley',
  canonicalBase: 'https://uns.example/s/lotus-valley',
  hostOrigin: 'https://uns.example',
  day: '2026-11-24',
  isDraft: false,
  ...overrides,
})
