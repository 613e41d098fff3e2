import type { Mutation } from '../mutation'

const RULES = 'tests/integration/school-sites.test.ts'
const RENDERING = 'tests/unit/school-site-rendering.test.ts'
const POLICY = 'tests/unit/school-site-policy.test.ts'
const PICTURES = 'tests/integration/school-site-pictures.test.ts'
const ENQUIRIES = 'tests/integration/site-enquiries.test.ts'
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
    name: 'an enquiry that is sent twice is stored twice',
    file: 'lib/school-sites/enquiries/send.ts',
    find: 'JSON.stringify([day, ...',
    replace: 'JSON.stringify([Math.random(), day, ...',
    seenBy: ENQUIRIES,
  },
  {
    name: 'enquiries of one network are stored without a limit',
    file: 'lib/school-sites/enquiries/send.ts',
    find: "  await countAttempt('SITE_MESSAGE_STORED', sender)\n",
    replace: '',
    seenBy: ENQUIRIES,
  },
  {
    name: 'an enquiry is emailed to an address that nobody confirmed',
    file: 'lib/school-sites/enquiries/send.ts',
    find: 'if (!stored || !isConfirmed) return',
    replace: 'if (!stored) return',
    seenBy: ENQUIRIES,
  },
  {
    name: 'an enquiry names a class that the school does not offer',
    file: 'lib/school-sites/enquiries/form.ts',
    find: '!classes.includes(values.class) && text.class',
    replace: "values.class === '' && text.class",
    seenBy: ENQUIRIES,
  },
  {
    name: 'a change of an enquiry overwrites a colleague’s',
    file: 'lib/school-sites/enquiries/enquiries.ts',
    find: "    if (own.version !== version) throw new AppError('conflict', 'changedByColleague')\n",
    replace: '',
    seenBy: ENQUIRIES,
  },
  {
    name: 'a coordinator changes the enquiries of another school',
    file: 'lib/school-sites/enquiries/enquiries.ts',
    find: 'and(eq(schoolSiteEnquiries.id, requireUuid(id)), eq(schoolSiteEnquiries.siteId, site.id))',
    replace: 'eq(schoolSiteEnquiries.id, requireUuid(id))',
    seenBy: ENQUIRIES,
  },
  {
    name: 'a teacher downloads the enquiries',
    file: 'lib/school-sites/enquiries/table.ts',
    find: "if (site?.role !== 'coordinator')",
    replace: 'if (!site)',
    seenBy: ENQUIRIES,
  },
  {
    name: 'a login of the main site stops an enquiry',
    file: 'app/(public)/s/[slug]/enquiry/form/route.ts',
    find: '    ignoresSession: true,\n',
    replace: '',
    seenBy: ENQUIRIES,
  },
]
