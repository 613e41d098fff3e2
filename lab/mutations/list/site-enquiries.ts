import type { Mutation } from '../mutation'

const ENQUIRIES = 'tests/integration/site-enquiries.test.ts'

export const siteEnquiries: Mutation[] = [
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
