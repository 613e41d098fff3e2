import { site } from '@/base/site'
import type { TrainingMode } from '@/base/training-kinds'
import { formatFullDate, formatLongDate } from '../dates'

export const certificate = {
  duration: formatDuration,
  day: formatLongDate,
  sheet: {
    title: (name: string) => `Certificate of participation for ${name}`,
    heading: 'Certificate of participation',
    before: 'This is to certify that',
    after: {
      online: 'took part, live and online, in',
      'in-person': 'took part, in person, in',
      blended: 'took part, live and partly online, in',
    } satisfies Record<TrainingMode, string>,
    held: 'Held on',
    day: formatFullDate,
    length: 'Length',
    mode: 'Mode',
    modes: {
      online: 'Online, live',
      'in-person': 'In person',
      blended: 'Partly online, live',
    } satisfies Record<TrainingMode, string>,
    check: 'Anyone can check this certificate by its number at',
    issued: (day: Date) => `Issued by ${site.name} on ${formatLongDate(day)}`,
    corrected: (day: Date) => `Reissued on ${formatLongDate(day)} with a corrected name`,
    claim:
      'It confirms that the person took part. It is not a qualification. No board of education has recognised or accredited it.',
    picture: 'QR code for the page where anyone can check this certificate',
    placeholders: {
      online: 'live and online',
      'in-person': 'in person',
      blended: 'live and partly online',
    } satisfies Record<TrainingMode, string>,
    signature: (name: string) => `Signature of ${name}`,
    logo: (partner: string) => `Logo of ${partner}`,
    partner: (partner: string) => `In partnership with ${partner}`,
  },
  check: {
    title: 'Check a certificate',
    lede: 'Every UNS certificate has a number. Enter it here to see if we issued it, and to which teacher.',
    number: 'Certificate number',
    hint: 'The number is at the bottom of the certificate, like UNS-7K3Q9ZT4WX. Spaces and small letters do not matter.',
    button: 'Check certificate',
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
      corrected: 'Reissued on',
      signatory: 'Signed by',
      partner: 'In partnership with',
      number: 'Number',
    },
    lengths: {
      online: (length: string) => `${length}, online and live`,
      'in-person': (length: string) => `${length}, in person`,
      blended: (length: string) => `${length}, live and partly online`,
    } satisfies Record<TrainingMode, (length: string) => string>,
    correctedNote:
      'We corrected the name after the first issue. A copy with the earlier name and the same number is the same certificate.',
    compare:
      'Compare it with your copy. If the name, session, date or number is different, your copy is not the one we issued.',
    revokedNote:
      'We issued this certificate and later revoked it. A copy with this number is not valid.',
    claim: `It confirms that the person took part in a ${site.name} session. It is not a qualification. No board of education has recognised or accredited it.`,
    pdf: 'The certificate as we issued it (PDF)',
    pictureOf: (name: string) => `Certificate of participation for ${name}`,
    none: {
      unknown: {
        title: 'We have issued no certificate with this number',
        note: 'This could be a valid number, but we have issued no certificate with it. Compare it with the certificate again.',
      },
      wrongChar: {
        title: 'One character is wrong',
        note: 'The last character checks the others, and it does not match. You may have mistyped one character or swapped two. Compare them with the certificate.',
      },
      noNumber: {
        title: 'This is not a UNS certificate number',
        note: 'A certificate number is UNS and 10 letters or digits, like UNS-7K3Q9ZT4WX.',
      },
    },
    tooMany: (seconds: number) => ({
      title: 'Too many certificate checks',
      note: `Wait ${seconds === 1 ? '1 second' : `${seconds} seconds`}, then reload this page.`,
    }),
  },
  badge: {
    description: (session: string, minutes: number) =>
      `Took part in “${session}”, a live online session for teachers of ${formatDuration(minutes)}.`,
    criteria: `Attended the live session. ${site.name} recorded the attendance.`,
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
