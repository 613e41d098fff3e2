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
  letter: 'अग्रेषण पत्र',
  calendar: 'कैलेंडर',
  staff: 'शिक्षक सूची',
  certificates: 'शिक्षक के अनुसार प्रमाणपत्र',
  summary: 'सार',
}

export const schoolTraining = {
  title: 'प्रशिक्षण',
  lede: 'प्रशिक्षण वर्ष के लिए आपका स्कूल क्या जमा करता है: किसने किसमें भाग लिया, और क्या बाकी है।',
  years: 'शैक्षणिक वर्ष',
  year: (first: number) => `${first}–${String(first + 1).slice(2)}`,
  download: {
    heading: 'डाउनलोड',
    report: 'हस्ताक्षर के लिए रिपोर्ट (PDF)',
    csv: 'तालिका (CSV)',
    xlsx: 'Excel के लिए तालिका (XLSX)',
    archive: 'बोर्ड के लिए सब कुछ (ZIP)',
    archiveNote: (chosenParts: ArchivePart[]) =>
      `ZIP फ़ाइल में वह सब है जो आपका बोर्ड माँगता है: ${chosenParts.map((part) => partNames[part]).join(', ')}। प्रमाणपत्र ज़्यादा हों, तो कुछ मिनट लगते हैं। प्रगति इस पेज पर दिखती है।`,
    progress: (done: number, total: number) =>
      `ZIP फ़ाइल बन रही है: ${total} में से ${done} दस्तावेज़। इस बीच आप दूसरे पेज खोल सकते हैं।`,
    ended: 'ZIP फ़ाइल पूरी हो गई है। उसे अपने ब्राउज़र के डाउनलोड में देखें।',
    note: 'रिपोर्ट में हस्ताक्षर के लिए जगह है। तालिका किसी भी स्प्रेडशीट प्रोग्राम में खुलती है।',
  },
  notices: {
    heading: 'अपने शिक्षकों को ईमेल करें',
    lede: 'आपका स्कूल इनमें से हर ईमेल हफ़्ते में एक बार भेज सकता है। शिक्षक इन्हें बंद कर सकते हैं।',
    withoutHours: (count: number) =>
      count <= 1
        ? `इस शैक्षणिक वर्ष में ${count} शिक्षक के कोई घंटे नहीं हैं।`
        : `इस शैक्षणिक वर्ष में ${count} शिक्षकों के कोई घंटे नहीं हैं।`,
    remind: 'जिन शिक्षकों के घंटे नहीं हैं, उन्हें याद दिलाएँ',
    next: (title: string, startsAt: Date) =>
      `अगला लाइव सत्र: ${title}, ${formatDateTime(startsAt)}।`,
    announce: 'अगले सत्र की सूचना दें',
    announceThis: 'इस सत्र की सूचना दें',
    sent: (count: number) =>
      count <= 1 ? `ईमेल ${count} शिक्षक को जाता है।` : `ईमेल ${count} शिक्षकों को जाता है।`,
  },
  summary: {
    heading: 'सार',
    teachers: ({ teachers, left }: Totals) =>
      left > 0
        ? `${countTeachers(teachers)}, इनमें से ${left} साल के दौरान या बाद में स्कूल छोड़ गए।`
        : `${countTeachers(teachers)}।`,
    hours: ({ minutes, certificates }: Totals) =>
      `${formatHours(minutes)} का प्रशिक्षण, ${certificates} प्रमाणपत्र।`,
    complete: ({ complete, teachers }: Totals) =>
      `${teachers} में से ${complete} ${complete <= 1 ? 'शिक्षक' : 'शिक्षकों'} के सभी घंटे पूरे हैं।`,
    included:
      'जिन शिक्षकों की आज सीट है, उनका पूरे शैक्षणिक वर्ष का प्रशिक्षण गिना जाता है, जुड़ने से पहले का भी। उस हिस्से पर “जुड़ने से पहले” लिखा है। जो शिक्षक छोड़ गए, उनके जुड़ने से छोड़ने तक के सत्र गिने जाते हैं। दूसरी जगह का प्रशिक्षण तभी गिना जाता है जब सीट वाले शिक्षक उसे शेयर करते हैं।',
  },
  domains: { heading: 'क्षेत्र के अनुसार (NPST)', none: 'क्षेत्र नहीं बताया' },
  months: { heading: 'महीने के अनुसार' },
  teachers: {
    heading: 'शिक्षक',
    none: 'इस शैक्षणिक वर्ष में किसी शिक्षक की सीट नहीं थी।',
    joined: (day: string) => `${formatLongDate(day)} को जुड़े`,
    left: (day: string) => `${formatLongDate(day)} को छोड़ा`,
    beforeJoining: 'जुड़ने से पहले',
    minutesBeforeJoining: (minutes: number) => `जुड़ने से पहले: ${formatHours(minutes)}`,
    facts: (day: string, provider: string, providerClass: string, minutes: number) =>
      [formatLongDate(day), provider, providerClass, formatHours(minutes)].join(' · '),
    show: (count: number) => `${count} सत्र और प्रशिक्षण दिखाएँ`,
  },
  calendar: {
    heading: 'साल का कैलेंडर',
    none: 'इस शैक्षणिक वर्ष में किसी सत्र में भाग नहीं लिया गया।',
    item: (day: string, minutes: number, attendees: Attendees) =>
      `${formatLongDate(day)}, ${formatHours(minutes)}, ${describeAttendees(attendees)}`,
    attendees: describeAttendees,
  },
  csv: {
    heads: list(
      'शिक्षक',
      'ईमेल',
      'जुड़ने का दिन',
      'छोड़ने का दिन',
      'दिन',
      'प्रशिक्षण',
      'संस्था',
      'संस्था का प्रकार',
      'माध्यम',
      'क्षेत्र (NPST)',
      'घंटे',
      'प्रमाणपत्र',
      'जुड़ने से पहले',
      'कर्मचारी संख्या',
      'स्कूल में कार्यभार का दिन',
    ),
    yes: 'हाँ',
  },
  report: {
    heading: 'शिक्षकों का प्रशिक्षण',
    subtitle: (first: number) => `शैक्षणिक वर्ष: 1 अप्रैल ${first} से 31 मार्च ${first + 1}`,
    domainsChart: 'पट्टियाँ: क्षेत्र के अनुसार सभी शिक्षकों के घंटे',
    monthsChart: 'पट्टियाँ: महीने के अनुसार सभी शिक्षकों के घंटे',
    teacherHeads: list('शिक्षक', 'जुड़े', 'छोड़ा', 'सरकारी', 'स्कूल में', 'अन्य', 'जुड़ने से पहले', 'बाकी'),
    totalHeads: list('शिक्षक', 'जुड़े', 'छोड़ा', 'घंटे', 'जुड़ने से पहले', 'बाकी'),
    domainHours: 'शिक्षक और क्षेत्र (NPST) के अनुसार घंटे',
    domainHead: (domain: string, hours: number) =>
      hours > 0 ? `${domain}: ${hours} चाहिए` : domain,
    allHours: 'कुल',
    calendarHeads: list('दिन', 'सत्र', 'घंटे', 'शिक्षक'),
    missingParts: (government: number, inHouse: number) =>
      [
        ...(government > 0 ? [`सरकारी: ${formatHours(government)}`] : []),
        ...(inHouse > 0 ? [`स्कूल में: ${formatHours(inHouse)}`] : []),
      ].join('। '),
    missing: (minutes: number) => formatHours(minutes),
    complete: 'कुछ नहीं',
    ours: `किसी बोर्ड ने ${site.name} के सत्रों को मान्यता नहीं दी है।`,
    statement:
      'हमने इन प्रविष्टियों को स्कूल के रिकॉर्ड से मिलाया है। हमारी पूरी जानकारी के अनुसार सत्र और घंटे सही हैं।',
    signatures: list('समन्वयक का नाम और हस्ताक्षर', 'प्रधानाचार्य का नाम और हस्ताक्षर', 'तारीख'),
    stamp: 'स्कूल की मुहर',
    note: (day: string) =>
      `${formatLongDate(day)} की स्थिति। ${site.name} ने अपने सत्रों की उपस्थिति खुद दर्ज की है। स्कूल ने अपने यहाँ के सत्र दर्ज किए हैं। दूसरी जगह का प्रशिक्षण शिक्षकों ने लिखा है।`,
    page: 'पेज {page}, कुल {pages}',
  },
  archive: {
    letter: {
      heading: 'अग्रेषण पत्र',
      to: 'सेवा में, बोर्ड का क्षेत्रीय कार्यालय',
      subject: (first: number) =>
        `शैक्षणिक वर्ष ${first}–${String(first + 1).slice(2)} में हमारे शिक्षकों का प्रशिक्षण`,
      paragraphs: (school: string, { teachers, minutes }: Totals) => [
        `हम आपको ${school} के प्रशिक्षण का रिकॉर्ड भेज रहे हैं: ${countTeachers(teachers)}, ${formatHours(minutes)} का प्रशिक्षण।`,
        'दस्तावेज़ उसी क्रम में हैं जिसमें आप माँगते हैं।',
        `${site.name} ने अपने सत्रों की उपस्थिति खुद दर्ज की है। कोई भी उसके प्रमाणपत्र उनके नंबर से जाँच सकता है।`,
      ],
    },
    calendar: 'प्रशिक्षण वर्ष का कैलेंडर',
    staff: {
      heading: 'शिक्षक सूची',
      text: `दूसरे कॉलम में वह दिन है जब शिक्षक को ${site.name} पर सीट मिली। आख़िरी कॉलम आपके स्कूल की कर्मचारी सूची से आता है। वह खाली हो और बोर्ड माँगे, तो दिन हाथ से लिखें।`,
      heads: list(
        'शिक्षक',
        `${site.name} पर कब से`,
        'छोड़ा',
        'प्रमाणपत्र',
        'कर्मचारी संख्या',
        'स्कूल में कार्यभार का दिन',
      ),
    },
    certificates: (name: string) => `${name} के प्रमाणपत्र`,
    summary: 'शिक्षक और क्षेत्र के अनुसार सार',
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
  return `${countTeachers(teachers)}, इनमें से ${beforeJoining} जुड़ने से पहले`
}

function countTeachers(count: number) {
  return `${count} शिक्षक`
}
