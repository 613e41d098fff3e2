import { site } from '@/base/site'
import { formatFullDateOfTime } from '../dates'
import { list } from '../en/common/list'
import { formatHours } from './common/hours'

export const sessionPapers = {
  subtitle: (heading: string, day: string, time: string, minutes: number) =>
    `${heading}। ${day}, ${time}, ${formatHours(minutes)}।`,
  note: (school: string) => `${school} का अपना सत्र।`,
  page: 'पेज {page}, कुल {pages}',
  handout: {
    heading: 'हैंडआउट',
    material: 'सामग्री',
    codeLabel: `${site.name} पर`,
    codeAlt: 'QR कोड: सामग्री का पेज खोलता है',
    questions: list(
      'इस सत्र में मैंने क्या सीखा?',
      'मैं अपनी कक्षा में क्या और कब आज़माऊँ?',
      'मुझे कैसे पता चले कि यह काम कर रहा है?',
    ),
    attendance: `आपके समन्वयक उपस्थिति कोड दिखाते हैं। उसे ${site.name} पर “मेरा स्कूल” में लिखें।`,
  },
  list: {
    heading: 'हस्ताक्षर सूची',
    heads: list('क्रमांक', 'शिक्षक', 'हस्ताक्षर'),
    statement: 'इस सूची पर हस्ताक्षर करने वाले शिक्षकों ने सत्र में भाग लिया।',
    signatures: list('समन्वयक का नाम और हस्ताक्षर', 'तारीख'),
    stamp: 'स्कूल की मुहर',
  },
  certificate: {
    title: (name: string) => `${name} का स्कूल में हुआ प्रशिक्षण`,
    heading: 'स्कूल में हुए प्रशिक्षण का प्रमाणपत्र',
    before: 'स्कूल पुष्टि करता है कि',
    after: 'ने स्कूल के इस सत्र में भाग लिया:',
    day: (startsAt: Date) => `सत्र का दिन: ${formatFullDateOfTime(startsAt)}`,
    length: (minutes: number) => `अवधि: ${formatHours(minutes)}`,
    domain: (domain: string) => `क्षेत्र (NPST): ${domain}`,
    signatures: list('प्रधानाचार्य का नाम और हस्ताक्षर', 'तारीख'),
    stamp: 'स्कूल की मुहर',
    note: (school: string) =>
      `${school} ने जारी किया, उपस्थिति भी उसी ने दर्ज की। यह ${site.name} का प्रमाणपत्र नहीं है।`,
  },
}
