import type { Mutation } from '../mutation'

const RULES = 'tests/integration/school-sites.test.ts'
const RENDERING = 'tests/unit/school-site-rendering.test.ts'
const POLICY = 'tests/unit/school-site-policy.test.ts'
const PICTURES = 'tests/integration/school-site-pictures.test.ts'
const APPROVAL = 'tests/integration/school-site-approval.test.ts'
const ADDRESSES = 'tests/integration/school-site-addresses.test.ts'
const ANSWERS = 'tests/integration/school-site-answers.test.ts'
const DISCLOSURE = 'tests/integration/school-disclosure.test.ts'
const DISCLOSURE_PAGE = 'tests/unit/school-disclosure.test.ts'
const HOSTS = 'tests/unit/school-site-address.test.ts'

export const schoolSites: Mutation[] = [
  {
    name: 'a host that only ends like the domain is a school’s',
    file: 'lib/school-sites/address.ts',
    find: 'name.endsWith(`.$',
    replace: 'name.endsWith(`$',
    seenBy: HOSTS,
  },
  {
    name: 'a school’s host passes cookies on',
    file: 'server/responders/school-host.ts',
    find: '  delete request.headers.cookie\n',
    replace: '',
    seenBy: HOSTS,
  },
  {
    name: 'a school’s host passes any path to Next',
    file: 'server/responders/school-host.ts',
    find: 'isFilePath(path) ? passToNext',
    replace: 'path ? passToNext',
    seenBy: HOSTS,
  },
  {
    name: 'typed text is not escaped',
    file: 'lib/school-sites/render/html.ts',
    find: "? '' : escapeText(",
    replace: "? '' : String(",
    seenBy: RENDERING,
  },
  {
    name: 'a link may run a script',
    file: 'lib/school-sites/policy.ts',
    find: '/^https?:$/.test(protocol) && ',
    replace: '',
    seenBy: RENDERING,
  },
  {
    name: 'a slug may look like a well-known name',
    file: 'lib/school-sites/policy.ts',
    find: "slug.split('-').some(",
    replace: "''.split('-').some(",
    seenBy: POLICY,
  },
  {
    name: 'any teacher of the school edits',
    file: 'lib/school-sites/access.ts',
    find: 'isNull(memberships.leftAt), mayEdit)',
    replace: 'isNull(memberships.leftAt))',
    seenBy: RULES,
  },
  {
    name: 'a former editor edits',
    file: 'lib/school-sites/access.ts',
    find: 'isNull(memberships.leftAt), mayEdit)',
    replace: 'mayEdit)',
    seenBy: RULES,
  },
  {
    name: 'a save overwrites a newer version',
    file: 'lib/school-sites/pages/save.ts',
    find: 'if (page.version !== version) return { conflict: await readNewerVersion(tx, page) }\n    return { version: await storeVersion(tx, viewer, page, text) }',
    replace: 'return { version: await storeVersion(tx, viewer, page, text) }',
    seenBy: RULES,
  },
  {
    name: 'a blocked site publishes',
    file: 'lib/school-sites/publish.ts',
    find: 'if (blockReason !== null)',
    replace: 'if (blockReason === undefined)',
    seenBy: RULES,
  },
  {
    name: 'a file of another school is public',
    file: 'lib/school-sites/files.ts',
    find: '.where(and(eq(schoolSiteFiles.siteId, siteId), inArray(fileId, ids)))',
    replace: '.where(inArray(fileId, ids))',
    seenBy: RULES,
  },
  {
    name: 'a picture needs no consent',
    file: 'lib/school-sites/files.ts',
    find: "kind === 'picture' && !wanted.hasConsent",
    replace: "kind !== 'picture' && !wanted.hasConsent",
    seenBy: RULES,
  },
  {
    name: 'a narrow copy opens for the editors of any school',
    file: 'lib/school-sites/files.ts',
    find: 'return Object.keys(await readSiteFiles(db, site.id, ids)).length > 0',
    replace: 'return ids.length > 0',
    seenBy: PICTURES,
  },
  {
    name: 'a copy of a picture may have any size',
    file: 'lib/files/inspect/sandbox/picture-widths.mjs',
    find: 'if (drawn.size <= maxBytes) break',
    replace: 'break',
    seenBy: PICTURES,
  },
  {
    name: 'a cover is published without a description',
    file: 'lib/school-sites/cover.ts',
    find: " && !cover.alt.trim() ? 'coverAlt'",
    replace: " && !cover.alt ? 'coverAlt'",
    seenBy: PICTURES,
  },
  {
    name: 'a writer publishes although a coordinator must approve',
    file: 'lib/school-sites/site/approval.ts',
    find: "needsApproval && role !== 'coordinator'",
    replace: 'needsApproval && role === null',
    seenBy: APPROVAL,
  },
  {
    name: 'each question of a writer sends an email',
    file: 'lib/school-sites/site/approval.ts',
    find: 'mailedOn} is distinct from day_in_india()',
    replace: 'mailedOn} is null or true',
    seenBy: APPROVAL,
  },
  {
    name: 'a returned draft stays a task of the coordinator',
    file: 'lib/school-sites/site/approval.ts',
    find: "set({ state: 'returned', note: reason })",
    replace: 'set({ note: reason })',
    seenBy: APPROVAL,
  },
  {
    name: 'a website changes its address every day',
    file: 'lib/school-sites/site/change-address.ts',
    find: 'await requireUnlocked(tx, site.id)',
    replace: '',
    seenBy: ADDRESSES,
  },
  {
    name: 'a teacher asks which addresses are free',
    file: 'lib/school-sites/site/change-address.ts',
    find: "if (membership?.role !== 'coordinator')",
    replace: 'if (!membership)',
    seenBy: ADDRESSES,
  },
  {
    name: 'a former address looks free to another school',
    file: 'lib/school-sites/site/change-address.ts',
    find: 'and( inArray(skeleton, slugs.map(toSlugSkeleton)), ownSite',
    replace: "and( inArray(skeleton, ['']), ownSite",
    seenBy: ADDRESSES,
  },
  {
    name: 'visitors read the questions of a starting point',
    file: 'lib/school-sites/publish.ts',
    find: 'draft.map(hideQuestions)',
    replace: 'draft',
    seenBy: ANSWERS,
  },
  {
    name: 'an answer to one block fills in another',
    file: 'lib/school-sites/pages/answer.ts',
    find: 'if (id !== block.id || !own)',
    replace: 'if (!own)',
    seenBy: ANSWERS,
  },
  {
    name: 'an answer begins a new cell of its table',
    file: 'lib/school-sites/pages/answer.ts',
    find: 'own.isLine ? toLine(answer) : answer.trim()',
    replace: 'answer.trim()',
    seenBy: ANSWERS,
  },
  {
    name: 'a file outside the release is linked from the disclosure',
    file: 'lib/school-sites/render/disclosure.ts',
    find: 'const file = view.release.files[id]',
    replace: "const file = view.release.files[id] ?? { name: '', bytes: 0 }",
    seenBy: DISCLOSURE_PAGE,
  },
  {
    name: 'an answer of the disclosure runs as a script',
    file: 'lib/school-sites/render/disclosure.ts',
    find: 'const href = toWebUrl(answer)',
    replace: 'const href = answer',
    seenBy: DISCLOSURE_PAGE,
  },
  {
    name: 'documents are reminded of after the term',
    file: 'lib/school-sites/disclosure/reminders.ts',
    find: 'terms.schoolId} = document.school_id and day_in_india() between',
    replace: 'terms.schoolId} = document.school_id and day_in_india() + 9999 not between',
    seenBy: DISCLOSURE,
  },
]
