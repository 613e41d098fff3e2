import { formatLongDate } from '../dates'

type PaperFacts = { className: string; subject: string; day: string | null }

const listFacts = (facts: (string | null)[]) => facts.filter(Boolean).join(' · ')

/** What papers, sheets and keys say; in the language of the test. */
export const testPapers = {
  facts: ({ className, subject, day }: PaperFacts) =>
    listFacts([
      `வகுப்பு ${className}`,
      subject,
      day && formatLongDate(new Date(`${day}T12:00:00Z`)),
    ]),
  version: (name: string) => `வகை ${name}`,
  time: (minutes: number) => `நேரம்: ${minutes} நிமிடங்கள்`,
  marks: (marks: number) => `மொத்த மதிப்பெண்கள்: ${marks}`,
  marksOf: (marks: number, negative: number) =>
    negative > 0 ? `[${marks}, −${negative}]` : `[${marks}]`,
  fields: ['பெயர்', 'வரிசை எண்'],
  instructions: {
    usual: [
      'விடைகளை விடைத்தாளில் நிரப்பவும். ஒவ்வொரு வினாவின் மதிப்பெண் அதன் அருகில் உள்ளது.',
      'உங்கள் வரிசை எண்ணை வினாத்தாளிலும் விடைத்தாளிலும் எழுதவும்.',
    ],
    negative: 'தவறான விடைக்குக் கழித்தல் குறிக்குப் பின் உள்ள மதிப்பெண் குறையும்.',
    several: 'சில வினாக்களுக்குப் பல சரியான விடைகள் உண்டு. அனைத்தையும் நிரப்பவும்.',
  },
  severalHint: 'பல விடைகள் சரி.',
  end: 'தேர்வு முடிந்தது',
  page: 'பக்கம் {page} / {pages}',
  sheetTitle: (title: string) => `விடைத்தாள்: ${title}`,
  name: 'பெயர்',
  roll: 'வரிசை எண்: இலக்கங்களை எழுதி, வட்டங்களை நிரப்பவும்',
  how: {
    usual: [
      'அடர்ந்த பேனா அல்லது பென்சிலால் வட்டம் முழுவதையும் நிரப்பவும்.',
      'விடையை மாற்ற, நன்றாக அழிக்கவும்.',
      'கறுப்புச் சதுரங்களிலும் குறியீட்டிலும் எழுத வேண்டாம்.',
    ],
    number: 'எண்: ஒவ்வொரு வரிசையிலும் ஓர் இலக்கம். “−” கழித்தல், “.” இவ்வரிசைக்குப் பின் வரும் புள்ளி.',
    short: 'சிறு விடைகளின் மதிப்பெண்ணை ஆசிரியர் நிரப்புவார்.',
  },
  code: 'இந்த விடைத்தாளின் குறியீடு',
  keyTitle: (title: string) => `விடைக்குறிப்பு: ${title}`,
  keyHeads: ['எண்', 'விடை', 'எண்', 'விடை', 'எண்', 'விடை', 'எண்', 'விடை'],
  shortAnswers: 'சிறு விடைகள்',
  keyNote: 'ஆசிரியருக்கு மட்டும். மாணவர்களுக்குக் கொடுக்க வேண்டாம்.',
}
