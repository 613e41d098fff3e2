/** Drafts with numbers as titles and texts, for pages that show one. */

const draft = {
  ...{ id: '7', task: 'worksheet', language: 'hi', title: '7', body: '7', version: 7 },
  ...{ hasPrevious: true, madeBy: 'template', changedAt: new Date() },
  citations: [{ number: 1, title: '7', place: '8', href: '/toolkit' }],
}
const row = { ...draft, grade: 7, subject: '7' }

const used = { texts: 7, inputTokens: 700, outputTokens: 70, rupees: 0.7 }

export const draftUsageQueries = {
  getDraftUsage: async () => ({
    model: '7',
    limits: { textsPerUserDay: 7, textsPerSchoolMonth: 7, textsPerSiteMonth: 7 },
    months: [{ ...used, period: '2026-11-01' }],
    schools: [{ ...used, period: '2026-11-01', id: '7', name: '7' }],
  }),
}

export const draftQueries = {
  listDrafts: async (userId: string) => ({
    rows: userId === '7' ? [row, { ...row, id: '8', task: 'parent-note' }] : [],
    next: userId === '7' ? '7' : null,
  }),
  findDraft: async () => draft,
  listDraftSources: async () => ({
    resources: [
      {
        value: 'resource:7',
        language: 'en',
        title: '7',
        theme: 'social-impact',
        resourceType: 'deck',
      },
      {
        value: 'resource:8',
        language: 'hi',
        title: '8',
        theme: undefined,
        resourceType: undefined,
      },
    ],
    books: [{ title: '7', language: 'en', chapters: [{ value: 'chapter:7:7', title: '7' }] }],
  }),
}
