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
  sessions: [],
  ...overrides,
})

/** The typed text in every place of the kinds of blocks with entries, and of those that a visitor acts on. */
export const newerAttackBlocks = (text: string, file: string): SiteBlock[] => [
  {
    ...{ id: 'i', type: 'columns' },
    columns: [
      { title: text, text, file, alt: text },
      { title: text, text: `- ${text}\n- [${text}](${text})`, file: '', alt: '' },
    ],
  },
  {
    ...{ id: 'j', type: 'people', title: text },
    people: [
      { name: text, role: text, subject: text, file },
      { name: text, role: text, subject: text, file: '' },
    ],
  },
  { id: 'k', type: 'timetable', title: text, text: `${text} | ${text}\n${text} | ${text}` },
  { id: 'l', type: 'downloads', title: text, downloads: [{ file, title: text }] },
  {
    ...{ id: 'm', type: 'notices', title: text },
    notices: [{ title: text, text, from: '', until: '', file }],
  },
  {
    ...{ id: 'n', type: 'events', title: text, sessions: 'no' },
    events: [{ title: text, day: '2026-12-01', until: '', time: '', place: text }],
  },
  { id: 'o', type: 'figures', figures: [{ number: text, label: text }] },
  { id: 'p', type: 'video', title: text, url: text, file, text },
  {
    ...{ id: 'q', type: 'video', title: text, file, text },
    url: 'https://youtu.be/dQw4w9WgXcQ',
  },
  { id: 'r', type: 'map', title: text, text, code: text, directions: text, file, alt: text },
  { id: 's', type: 'contact', title: text, phone: text, email: text, text, hours: text },
  { id: 't', type: 'admission', title: text, text, classes: `${text}\n${text}` },
]
