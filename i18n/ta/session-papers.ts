import { site } from '@/base/site'
import { formatFullDateOfTime } from '../dates'
import { list } from '../en/common/list'
import { formatHours } from './common/hours'

export const sessionPapers = {
  subtitle: (heading: string, day: string, time: string, minutes: number) =>
    `${heading}. ${day}, ${time}, ${formatHours(minutes)}.`,
  note: (school: string) => `பள்ளி அளவிலான அமர்வு: ${school}.`,
  page: 'பக்கம் {page}, மொத்தம் {pages}',
  handout: {
    heading: 'குறிப்புத் தாள்',
    material: 'பாடப்பொருள்',
    codeLabel: `${site.name} தளத்தில்`,
    codeAlt: 'QR குறியீடு: பாடப்பொருளின் பக்கத்தைத் திறக்கும்',
    questions: list(
      'இந்த அமர்வில் நான் என்ன கற்கிறேன்?',
      'எனது வகுப்பில் எதை, எப்போது முயல்வேன்?',
      'அது பலன் தருகிறது என்று எப்படி அறிவேன்?',
    ),
    attendance: `உங்கள் ஒருங்கிணைப்பாளர் வருகைக் குறியீட்டைக் காட்டுவார். ${site.name} தளத்தில் “எனது பள்ளி” பக்கத்தில் அதை உள்ளிடுங்கள்.`,
  },
  list: {
    heading: 'கையொப்பப் பட்டியல்',
    heads: list('வ.எண்', 'ஆசிரியர்', 'கையொப்பம்'),
    statement: 'இந்தப் பட்டியலில் கையொப்பமிட்ட ஆசிரியர்கள் அமர்வில் கலந்துகொண்டனர்.',
    signatures: list('ஒருங்கிணைப்பாளரின் பெயரும் கையொப்பமும்', 'நாள்'),
    stamp: 'பள்ளி முத்திரை',
  },
  certificate: {
    title: (name: string) => `${name}: பள்ளி அளவிலான பயிற்சி`,
    heading: 'பள்ளி அளவிலான பயிற்சிச் சான்றிதழ்',
    before: 'பள்ளி இச்சான்றிதழை இவருக்கு வழங்குகிறது:',
    after: 'பள்ளி அளவிலான இந்த அமர்வில் பங்கேற்றமைக்காக:',
    day: (startsAt: Date) => `நடந்த நாள்: ${formatFullDateOfTime(startsAt)}`,
    length: (minutes: number) => `கால அளவு: ${formatHours(minutes)}`,
    domain: (domain: string) => `களம் (NPST): ${domain}`,
    signatures: list('முதல்வரின் பெயரும் கையொப்பமும்', 'நாள்'),
    stamp: 'பள்ளி முத்திரை',
    note: (school: string) =>
      `வழங்கியது: ${school}; வருகையையும் அதுவே பதிவு செய்தது. இது ${site.name} வழங்கும் சான்றிதழ் அல்ல.`,
  },
}
