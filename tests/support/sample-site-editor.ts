import type { EditorPage, SiteEditor } from '@/lib/school-sites/queries/editor'
import type { PublicSite } from '@/lib/school-sites/queries/public-site'
import { newRelease } from './school-sites'

const WHEN = new Date('2026-11-21T06:00:00Z')
const release = newRelease({ settings: { ...newRelease().settings, name: '7' } })
/** The page that the parameter `id` of the tests names. */
const page: EditorPage = {
  ...{ id: 'sdg-starters', kind: 'own', path: '7', title: '7', version: 7, isRemoved: false },
  blocks: [{ id: 'a1', type: 'text', text: '7' }],
}
const editor: SiteEditor = {
  ...{
    slug: '7',
    url: 'https://uns.example/s/7',
    role: 'coordinator',
    settings: release.settings,
    settingsVersion: 7,
  },
  ...{ isPublic: true, hasConfirmedCoordinator: true, blockReason: null, releaseNumber: 7 },
  pages: [page, { ...page, id: '8', isRemoved: true }],
  faults: [],
}
const publicSite: PublicSite = {
  slug: '7',
  domain: null,
  day: '2026-11-21',
  change: 7,
  state: 'public',
  release,
}

export const siteEditorQueries = {
  findSiteEditor: async () => editor,
  listSiteReleases: async () => [{ number: 7, when: WHEN, name: '7' }],
  listPageVersions: async () => [{ version: 7, when: WHEN, name: '7' }],
}
export const siteMessageQueries = {
  listSiteMessages: async () => ({
    rows: [
      { id: '7', name: '7', email: '7', message: '7', mailId: '7', when: WHEN },
      { id: '8', name: '7', email: '7', message: '7', mailId: null, when: WHEN },
    ],
    next: '7',
  }),
}
export const schoolEmailQueries = {
  getSchoolEmail: async () => ({ email: '7', isConfirmed: false }),
  findSchoolOfEmailLink: async () => ({ id: '7', name: '7', email: '7' }),
}
export const siteTeacherQueries = {
  listSiteTeachers: async () => [{ membershipId: '7', name: '7', isEditor: true }],
}
export const publicSiteQueries = { findPublicSite: async () => publicSite }
export const teamSiteQueries = {
  findTeamSite: async () => ({
    ...{ url: 'https://uns.example/s/7', isPublic: true, blockReason: null },
  }),
}
