import { site } from '@/base/site'
import type { ArchivePart } from '@/base/training-kinds'
import { formatDateTime, formatLongDate } from '../dates'
import { list } from '../en/common/list'
import { formatHours } from './common/hours'

type Totals = {
  teachers: number
  left: number
  complete: number
  certificates: number
  minutes: number
}

const partNames: Record<ArchivePart, string> = {
  letter: 'முகப்புக் கடிதம்',
  calendar: 'நாட்காட்டி',
  staff: 'ஆசிரியர் பட்டியல்',
  certificates: 'ஆசிரியர் வாரியாகச் சான்றிதழ்கள்',
  summary: 'சுருக்கம்',
}

export const schoolTraining = {
  title: 'பயிற்சி',
  lede: 'பயிற்சி ஆண்டுக்காக உங்கள் பள்ளி சமர்ப்பிப்பவை: யார் எதில் கலந்துகொண்டார், இன்னும் எவ்வளவு தேவை.',
  years: 'கல்வியாண்டு',
  year: (first: number) => `${first}–${String(first + 1).slice(2)}`,
  download: {
    heading: 'பதிவிறக்கம்',
    report: 'கையொப்பங்களுக்கான அறிக்கை (PDF)',
    csv: 'அட்டவணை (CSV)',
    xlsx: 'Excel அட்டவணை (XLSX)',
    archive: 'கல்வி வாரியத்துக்கான அனைத்தும் (ZIP)',
    archiveNote: (chosenParts: ArchivePart[]) =>
      `உங்கள் கல்வி வாரியம் கேட்பவை ZIP கோப்பில் உள்ளன: ${chosenParts.map((part) => partNames[part]).join(', ')}. சான்றிதழ்கள் அதிகம் என்றால், சில நிமிடங்கள் ஆகும். முன்னேற்றத்தை இந்தப் பக்கம் காட்டும்.`,
    progress: (done: number, total: number) =>
      `ZIP கோப்பு தயாராகிறது: ${total} ஆவணங்களில் ${done} முடிந்தன. இதற்கிடையில் மற்ற பக்கங்களைப் பயன்படுத்தலாம்.`,
    ended: 'ZIP கோப்பின் பதிவிறக்கம் முடிந்தது. உங்கள் உலாவியின் பதிவிறக்கங்களில் அதைப் பாருங்கள்.',
    note: 'அறிக்கையில் கையொப்பங்களுக்கு இடம் உள்ளது. அட்டவணையை எந்த விரிதாள் செயலியிலும் திறக்கலாம்.',
  },
  notices: {
    heading: 'உங்கள் ஆசிரியர்களுக்கு மின்னஞ்சல் அனுப்புங்கள்',
    lede: 'இந்த மின்னஞ்சல்கள் ஒவ்வொன்றையும் உங்கள் பள்ளி வாரத்துக்கு ஒரு முறை அனுப்பலாம். ஆசிரியர்கள் அவற்றை நிறுத்தலாம்.',
    withoutHours: (count: number) =>
      count === 1
        ? 'இந்தக் கல்வியாண்டில் 1 ஆசிரியருக்குப் பயிற்சி மணிநேரம் இல்லை.'
        : `இந்தக் கல்வியாண்டில் ${count} ஆசிரியர்களுக்குப் பயிற்சி மணிநேரம் இல்லை.`,
    remind: 'மணிநேரம் இல்லாத ஆசிரியர்களுக்கு நினைவூட்டுக',
    next: (title: string, startsAt: Date) =>
      `அடுத்த நேரலை அமர்வு: ${title}, ${formatDateTime(startsAt)}.`,
    announce: 'அடுத்த அமர்வை அறிவிக்கவும்',
    announceThis: 'இந்த அமர்வை அறிவிக்கவும்',
    sent: (count: number) =>
      count === 1 ? '1 ஆசிரியருக்கு மின்னஞ்சல் செல்கிறது.' : `${count} ஆசிரியர்களுக்கு மின்னஞ்சல் செல்கிறது.`,
  },
  summary: {
    heading: 'சுருக்கம்',
    teachers: ({ teachers, left }: Totals) =>
      left > 0
        ? `${countTeachers(teachers)}; இவர்களில் ஆண்டின்போது அல்லது அதன் பிறகு விலகியவர்கள்: ${left}.`
        : `${countTeachers(teachers)}.`,
    hours: ({ minutes, certificates }: Totals) =>
      `பயிற்சி ${formatHours(minutes)}, ${certificates} ${certificates === 1 ? 'சான்றிதழ்' : 'சான்றிதழ்கள்'}.`,
    complete: ({ complete, teachers }: Totals) =>
      `${countTeachers(teachers)}; இவர்களில் எல்லா மணிநேரத்தையும் நிறைவு செய்தவர்கள்: ${complete}.`,
    included:
      'இன்று பள்ளியில் இடம் உள்ள ஆசிரியர்களுக்கு, கல்வியாண்டின் எல்லாப் பயிற்சியும் கணக்கில் சேரும்; இணைவதற்கு முன் பெற்றதும் சேரும். அந்தப் பகுதியில் “இணைவதற்கு முன்” என்ற குறிப்பு உள்ளது. விலகியவர்களுக்கு, இணைந்தது முதல் விலகியது வரையிலான அமர்வுகள் கணக்கில் சேரும். பிற இடங்களில் பெற்ற பயிற்சி, இடம் உள்ள ஆசிரியர் பகிர்ந்தால் மட்டுமே கணக்கில் சேரும்.',
  },
  domains: { heading: 'கள வாரியாக (NPST)', none: 'களம் குறிப்பிடவில்லை' },
  months: { heading: 'மாத வாரியாக' },
  teachers: {
    heading: 'ஆசிரியர்கள்',
    none: 'இந்தக் கல்வியாண்டில் பள்ளியில் எந்த ஆசிரியருக்கும் இடம் இல்லை.',
    joined: (day: string) => `இணைந்த நாள்: ${formatLongDate(day)}`,
    left: (day: string) => `விலகிய நாள்: ${formatLongDate(day)}`,
    beforeJoining: 'இணைவதற்கு முன்',
    minutesBeforeJoining: (minutes: number) => `இணைவதற்கு முன்: ${formatHours(minutes)}`,
    facts: (day: string, provider: string, providerClass: string, minutes: number) =>
      [formatLongDate(day), provider, providerClass, formatHours(minutes)].join(' · '),
    show: (count: number) =>
      count === 1 ? '1 அமர்வை அல்லது பயிற்சியைக் காட்டுக' : `${count} அமர்வுகளையும் பயிற்சிகளையும் காட்டுக`,
  },
  calendar: {
    heading: 'ஆண்டின் நாட்காட்டி',
    none: 'இந்தக் கல்வியாண்டில் எந்த அமர்விலும் யாரும் கலந்துகொள்ளவில்லை.',
    item: (day: string, minutes: number, attendees: Attendees) =>
      `${formatLongDate(day)}, ${formatHours(minutes)}, ${describeAttendees(attendees)}`,
    attendees: describeAttendees,
  },
  csv: {
    heads: list(
      'ஆசிரியர்',
      'மின்னஞ்சல்',
      'இணைந்த நாள்',
      'விலகிய நாள்',
      'நாள்',
      'பயிற்சி',
      'பயிற்சி அளித்தவர்',
      'பயிற்சி அளித்தவர் வகை',
      'முறை',
      'களம் (NPST)',
      'மணிநேரம்',
      'சான்றிதழ்',
      'இணைவதற்கு முன்',
      'பணியாளர் எண்',
      'பள்ளியில் பணியில் சேர்ந்த நாள்',
    ),
    yes: 'ஆம்',
  },
  report: {
    heading: 'ஆசிரியர்களின் பயிற்சி',
    subtitle: (first: number) => `கல்வியாண்டு: 1 ஏப்ரல் ${first} முதல் 31 மார்ச் ${first + 1} வரை`,
    domainsChart: 'பட்டைகள்: கள வாரியாக எல்லா ஆசிரியர்களின் மணிநேரம்',
    monthsChart: 'பட்டைகள்: மாத வாரியாக எல்லா ஆசிரியர்களின் மணிநேரம்',
    teacherHeads: list(
      'ஆசிரியர்',
      'இணைந்த நாள்',
      'விலகிய நாள்',
      'அரசு',
      'பள்ளி அளவில்',
      'பிற',
      'இணைவதற்கு முன்',
      'இன்னும் தேவை',
    ),
    totalHeads: list('ஆசிரியர்', 'இணைந்த நாள்', 'விலகிய நாள்', 'மணிநேரம்', 'இணைவதற்கு முன்', 'இன்னும் தேவை'),
    domainHours: 'ஆசிரியர் வாரியாகவும் கள (NPST) வாரியாகவும் மணிநேரம்',
    domainHead: (domain: string, hours: number) =>
      hours > 0 ? `${domain}: தேவை ${hours}` : domain,
    allHours: 'மொத்தம்',
    calendarHeads: list('நாள்', 'அமர்வு', 'மணிநேரம்', 'ஆசிரியர்கள்'),
    missingParts: (government: number, inHouse: number) =>
      [
        ...(government > 0 ? [`அரசு: ${formatHours(government)}`] : []),
        ...(inHouse > 0 ? [`பள்ளி அளவில்: ${formatHours(inHouse)}`] : []),
      ].join('. '),
    missing: (minutes: number) => formatHours(minutes),
    complete: 'எதுவும் இல்லை',
    ours: `${site.name} அமர்வுகளை எந்தக் கல்வி வாரியமும் அங்கீகரிக்கவில்லை.`,
    statement:
      'இந்தப் பதிவுகளைப் பள்ளியின் ஆவணங்களுடன் ஒப்பிட்டுப் பார்த்தோம். எங்களுக்குத் தெரிந்தவரை, அமர்வுகளும் மணிநேரமும் சரியானவை.',
    signatures: list('ஒருங்கிணைப்பாளரின் பெயரும் கையொப்பமும்', 'முதல்வரின் பெயரும் கையொப்பமும்', 'நாள்'),
    stamp: 'பள்ளி முத்திரை',
    note: (day: string) =>
      `${formatLongDate(day)} நிலவரப்படி. ${site.name} தன் சொந்த அமர்வுகளின் வருகையைப் பதிவு செய்தது. பள்ளி அளவிலான அமர்வுகளைப் பள்ளி பதிவு செய்தது. பிற இடங்களில் பெற்ற பயிற்சியை ஆசிரியர்கள் சேர்த்தனர்.`,
    page: 'பக்கம் {page}, மொத்தம் {pages}',
  },
  archive: {
    letter: {
      heading: 'முகப்புக் கடிதம்',
      to: 'பெறுநர்: மண்டல அலுவலகம், கல்வி வாரியம்',
      subject: (first: number) =>
        `${first}–${String(first + 1).slice(2)} கல்வியாண்டில் எங்கள் ஆசிரியர்களின் பயிற்சி`,
      paragraphs: (school: string, { teachers, minutes }: Totals) => [
        `${school} பள்ளியின் பயிற்சிப் பதிவேட்டைத் தங்களுக்கு அனுப்புகிறோம்: ${countTeachers(teachers)}, பயிற்சி ${formatHours(minutes)}.`,
        'தாங்கள் கேட்கும் வரிசையில் ஆவணங்கள் உள்ளன.',
        `${site.name} தன் சொந்த அமர்வுகளின் வருகையைப் பதிவு செய்தது. அதன் சான்றிதழ்களை அவற்றின் எண்களைக் கொண்டு யாரும் சரிபார்க்கலாம்.`,
      ],
    },
    calendar: 'பயிற்சி ஆண்டின் நாட்காட்டி',
    staff: {
      heading: 'ஆசிரியர் பட்டியல்',
      text: `இரண்டாம் நெடுவரிசையில், ${site.name} தளத்தில் ஆசிரியருக்கு இடம் கிடைத்த நாள் உள்ளது. கடைசி நெடுவரிசை உங்கள் பள்ளியின் பணியாளர் பட்டியலிலிருந்து வருகிறது. அது காலியாக இருந்து, கல்வி வாரியம் கேட்டால், நாளைக் கையால் எழுதுங்கள்.`,
      heads: list(
        'ஆசிரியர்',
        `${site.name} தளத்தில் இணைந்த நாள்`,
        'விலகிய நாள்',
        'சான்றிதழ்கள்',
        'பணியாளர் எண்',
        'பள்ளியில் பணியில் சேர்ந்த நாள்',
      ),
    },
    certificates: (name: string) => `${name}: சான்றிதழ்கள்`,
    summary: 'ஆசிரியர் வாரியாகவும் கள வாரியாகவும் சுருக்கம்',
    fileNames: {
      letter: 'cover-page',
      calendar: 'calendar',
      staff: 'staff-list',
      certificates: 'certificates',
      summary: 'summary',
    },
  },
}

type Attendees = { teachers: number; beforeJoining: number }

function describeAttendees({ teachers, beforeJoining }: Attendees) {
  if (beforeJoining === 0) return countTeachers(teachers)
  return `${countTeachers(teachers)}; இவர்களில் இணைவதற்கு முன்: ${beforeJoining}`
}

function countTeachers(count: number) {
  return `${count} ${count === 1 ? 'ஆசிரியர்' : 'ஆசிரியர்கள்'}`
}
