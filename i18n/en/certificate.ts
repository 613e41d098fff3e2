import { site } from '@/base/site'
import { formatFullDate, formatLongDate } from '../dates'

/** On the certificate itself, on the page that tells whether it is good, and in its badge. */
export const certificate = {
  duration: formatDuration,
  day: formatLongDate,
  sheet: {
    title: (name: string) => `Certificate of participation for ${name}`,
    heading: 'Certificate of participation',
    before: 'This is to certify that',
    after: 'took part, live and online, in',
    held: 'Held on',
    day: formatFullDate,
    length: 'Length',
    mode: 'Mode',
    online: 'Online, live',
    check: 'Anyone can check this certificate with its number at',
    issued: (day: Date) => `Issued by ${site.name} on ${formatLongDate(day)}`,
    corrected: (day: Date) => `Issued anew on ${formatLongDate(day)} with a corrected name`,
    claim:
      'It says that the person took part. It is no qualification, and no board of education has recognised or accredited it.',
    picture: 'QR code that leads to the page where this certificate can be checked',
  },
  check: {
    title: 'Check a certificate',
    lede: 'Every certificate of ours has a number. Type it here to see whether we issued it, and to whom.',
    number: 'Number of the certificate',
    hint: 'It stands at the foot of the paper, like UNS-7K3Q9ZT4WX. Spaces and small letters do not matter.',
    button: 'Check',
    again: 'Check another certificate',
  },
  page: {
    valid: 'This certificate is valid',
    corrected: 'This certificate is valid, with a corrected name',
    revoked: 'This certificate has been revoked',
    facts: {
      name: 'Issued to',
      session: 'For taking part in',
      held: 'Held on',
      length: 'Length',
      issued: 'Issued on',
      corrected: 'Issued anew on',
      number: 'Number',
    },
    online: (length: string) => `${length}, online and live`,
    correctedNote:
      'The name was corrected after it was first issued. A paper with the earlier name and the same number is the same certificate.',
    compare:
      'Compare it with the paper: if name, session, date or number differ, the paper is not what we issued.',
    revokedNote:
      'We issued it, and have taken it back since. A paper that bears its number is not valid.',
    claim: `It says that the person took part in a session of ${site.name}. It is no qualification, and no board of education has recognised or accredited it.`,
    pdf: 'The certificate as we issued it (PDF)',
    pictureOf: (name: string) => `Certificate of participation for ${name}`,
    none: {
      unknown: {
        title: 'We have issued no certificate with this number',
        note: 'The number is well formed, but no certificate of ours bears it. Compare it once more with the paper.',
      },
      wrongSign: {
        title: 'A sign of this number is wrong',
        note: 'The last sign checks the others, and here it does not fit: one of them is mistyped, or two are swapped. Compare it with the paper, sign by sign.',
      },
      noNumber: {
        title: 'This is not a number of ours',
        note: 'A number of ours is UNS and ten letters or figures, like UNS-7K3Q9ZT4WX.',
      },
    },
    tooMany: (seconds: number) => ({
      title: 'Too many numbers were looked up from here',
      note: `Please wait ${seconds === 1 ? 'a second' : `${seconds} seconds`} and load this page again.`,
    }),
  },
  badge: {
    description: (session: string, minutes: number) =>
      `Took part in “${session}”, a live online session for teachers of ${formatDuration(minutes)}.`,
    criteria: 'Was present at the live session, by the attendance that was noted there.',
  },
}

/** `1 hour 30 minutes`. */
function formatDuration(minutes: number) {
  const parts = [
    [Math.floor(minutes / 60), 'hour'],
    [minutes % 60, 'minute'],
  ] as const
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' ')
}
