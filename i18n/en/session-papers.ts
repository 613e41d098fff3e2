import { site } from '@/base/site'
import { formatFullDateOfTime } from '../dates'
import { formatHours } from './common/hours'
import { list } from './common/list'

export const sessionPapers = {
  subtitle: (heading: string, day: string, time: string, minutes: number) =>
    `${heading}. ${day}, ${time}, ${formatHours(minutes)}.`,
  note: (school: string) => `In-house session of ${school}.`,
  page: 'Page {page} of {pages}',
  handout: {
    heading: 'Handout',
    material: 'Material',
    codeLabel: `On ${site.name}`,
    codeAlt: 'QR code: opens the page of the material',
    questions: list(
      'What do I learn in this session?',
      'What will I try in my class, and when?',
      'How will I know that it works?',
    ),
    attendance: `Your coordinator shows an attendance code. Enter it on ${site.name} under My school.`,
  },
  list: {
    heading: 'Signature list',
    heads: list('No.', 'Teacher', 'Signature'),
    statement: 'The teachers who signed this list attended the session.',
    signatures: list('Name and signature of the coordinator', 'Date'),
    stamp: 'Stamp of the school',
  },
  certificate: {
    title: (name: string) => `In-house training of ${name}`,
    heading: 'Certificate of in-house training',
    before: 'The school confirms that',
    after: 'attended the in-house session',
    day: (startsAt: Date) => `Held on ${formatFullDateOfTime(startsAt)}`,
    length: (minutes: number) => `Length: ${formatHours(minutes)}`,
    domain: (domain: string) => `Domain (NPST): ${domain}`,
    signatures: list('Name and signature of the principal', 'Date'),
    stamp: 'Stamp of the school',
    note: (school: string) =>
      `Issued by ${school}, which recorded the attendance. This is not a certificate of ${site.name}.`,
  },
}
