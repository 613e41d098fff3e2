import { formatLongDate } from '../dates'

type PaperFacts = { className: string; subject: string; day: string | null }

const listFacts = (facts: (string | null)[]) => facts.filter(Boolean).join(' · ')

/** What papers, sheets and keys say; in the language of the test. */
export const testPapers = {
  facts: ({ className, subject, day }: PaperFacts) =>
    listFacts([`कक्षा ${className}`, subject, day && formatLongDate(new Date(`${day}T12:00:00Z`))]),
  version: (name: string) => `सेट ${name}`,
  time: (minutes: number) => `समय: ${minutes} मिनट`,
  marks: (marks: number) => `पूर्णांक: ${marks}`,
  marksOf: (marks: number, negative: number) =>
    negative > 0 ? `[${marks}, −${negative}]` : `[${marks}]`,
  fields: ['नाम', 'रोल नंबर'],
  instructions: {
    usual: [
      'अपने उत्तर उत्तर पत्र में भरें। हर प्रश्न के अंक उसके पास लिखे हैं।',
      'अपना रोल नंबर प्रश्न पत्र और उत्तर पत्र, दोनों पर लिखें।',
    ],
    negative: 'गलत उत्तर पर ऋण चिह्न के बाद लिखे अंक कटेंगे।',
    several: 'कुछ प्रश्नों के कई सही उत्तर हैं। सभी भरें।',
  },
  severalHint: 'कई उत्तर सही हैं।',
  end: 'टेस्ट समाप्त',
  page: 'पन्ना {page} / {pages}',
  sheetTitle: (title: string) => `उत्तर पत्र: ${title}`,
  name: 'नाम',
  roll: 'रोल नंबर: अंक लिखें, हर अंक का गोला भरें',
  how: {
    usual: [
      'गहरे पेन या पेंसिल से पूरा गोला भरें।',
      'उत्तर बदलना हो तो अच्छी तरह मिटाएँ।',
      'काले चौकोर और कोड पर कुछ न लिखें।',
    ],
    number: 'संख्या: हर पंक्ति में एक अंक। “−” ऋण है, “.” इस पंक्ति के बाद का दशमलव।',
    short: 'छोटे उत्तरों के अंक शिक्षक भरेंगे।',
  },
  code: 'इस उत्तर पत्र का कोड',
  keyTitle: (title: string) => `उत्तर कुंजी: ${title}`,
  keyHeads: ['क्र', 'उत्तर', 'क्र', 'उत्तर', 'क्र', 'उत्तर', 'क्र', 'उत्तर'],
  shortAnswers: 'छोटे उत्तर',
  keyNote: 'शिक्षक के लिए। विद्यार्थियों को न दें।',
}
