import { site } from '@/base/site'
import { toHours } from '@/base/training-kinds'
import {
  formatFullDate,
  formatIndianTime,
  formatLongDate,
  formatMonth,
  formatShortDate,
} from '../dates'
import { certificateLanguages } from './common/certificate-languages'
import { formatHours } from './common/hours'

type LearningMinutesValues = { ours: number; own: number }
type LearningYear = { first: number }

export const myLearning = {
  title: 'मेरा प्रशिक्षण',
  lede: (name: string) => `${name}, देखें कि आपने किन सत्रों में भाग लिया और आगे क्या है।`,
  shortDay: formatShortDate,
  day: formatLongDate,
  when: (at: Date) => `${formatFullDate(at)}, ${formatIndianTime(at)}`,
  month: formatMonth,
  noTheme: 'अन्य',
  hours: formatHours,
  drafts: {
    heading: 'मेरे ड्राफ़्ट',
    text: 'टूलकिट और ई-बुक से वर्कशीट, प्रश्न या रूब्रिक बनाएँ।',
    open: 'मेरे ड्राफ़्ट खोलें',
    create: 'ड्राफ़्ट बनाएँ',
  },
  name: {
    heading: 'प्रमाणपत्रों पर आपका नाम',
    stands: (name: string) => `आपके प्रमाणपत्रों पर यह नाम है: ${name}`,
    none: 'प्रमाणपत्रों पर आपका नाम वैसा ही छपता है जैसा आप लिखते हैं। पहले उसकी पुष्टि करें।',
    choose: 'अपना नाम चुनें',
    ask: 'आपके प्रमाणपत्रों पर यह नाम छपेगा। इसे किसी भी लिपि में लिखें, जैसा प्रमाणपत्र पर चाहिए।',
    label: 'प्रमाणपत्र पर नाम',
    hint: 'आप नाम के पहले अक्षर (इनिशियल) या उपाधि भी लिख सकते हैं। ज़्यादा से ज़्यादा 60 अक्षर।',
    button: 'इस नाम की पुष्टि करें',
    change: 'आगे के प्रमाणपत्रों के लिए नाम बदलें',
    busy: 'सेव हो रहा है …',
    failure: 'नाम सेव नहीं हो सका। फिर कोशिश करें।',
  },
  languages: certificateLanguages,
  tasks: {
    heading: 'आपके लिए बाकी काम',
    none: 'अभी आपके लिए कोई काम बाकी नहीं है।',
    toolkit: 'अगले पाठ के लिए कुछ खोजें',
    confirm: 'पुष्टि करें',
    feedback: 'यह सत्र कैसा रहा?',
  },
  waits: {
    name: (count: number) =>
      count <= 1
        ? `${count} प्रमाणपत्र के लिए आपका नाम चाहिए। नाम की पुष्टि होते ही हम उसे जारी करेंगे।`
        : `${count} प्रमाणपत्रों के लिए आपका नाम चाहिए। नाम की पुष्टि होते ही हम उन्हें जारी करेंगे।`,
    address: (email: string) =>
      `आपके ईमेल पते ${email} की पुष्टि अभी नहीं हुई है। हमारे ईमेल का लिंक खोलें। फिर हम आपके प्रमाणपत्र जारी करेंगे।`,
  },
  coming: {
    next: 'आपका अगला सत्र',
    heading: 'आने वाले सत्र',
    none: 'आपने अभी किसी सत्र के लिए पंजीकरण नहीं किया है।',
    see: 'आने वाले सत्र देखें',
    join: 'सत्र से जुड़ें',
    open: 'सत्र खोलें',
    waiting: 'प्रतीक्षा सूची में',
  },
  year: {
    heading: ({ first }: LearningYear) => `शैक्षणिक वर्ष ${first}–${String(first + 1).slice(2)}`,
    of: (asked: number) => `${asked} में से`,
    toGo: (minutes: number) => (minutes > 0 ? `${formatHours(minutes)} बाकी` : 'सभी घंटे पूरे हैं'),
    doneOf: (minutes: number, asked: number) => `${asked} में से ${toHours(minutes)}`,
    rule: 'घंटे कैसे गिने जाते हैं',
    ours: `${site.name} के साथ`,
    own: 'दूसरा प्रशिक्षण',
    all: 'कुल',
    byMonth: 'महीने के अनुसार घंटे',
    byTheme: 'थीम के अनुसार घंटे',
    monthHead: 'महीना',
    themeHead: 'थीम',
    table: 'संख्याएँ तालिका में दिखाएँ',
    nothing: 'इस शैक्षणिक वर्ष में आपके अभी कोई घंटे नहीं हैं। किसी सत्र में भाग लेने के बाद वे यहाँ दिखते हैं।',
  },
  certificates: {
    older: (count: number) => `इससे पहले के सत्र (${count})`,
    heading: 'सत्र और प्रमाणपत्र',
    none: 'अभी आपका कोई सत्र नहीं है। सत्र और उनके प्रमाणपत्र यहाँ दिखते हैं।',
    pdf: 'PDF',
    pdfOf: (title: string) => `प्रमाणपत्र की PDF: ${title}`,
    corrected: 'सुधारा गया',
    revoked: 'निरस्त',
    soon: 'सत्र बंद होने पर हम प्रमाणपत्र जारी करते हैं, सत्र के ज़्यादा से ज़्यादा 1 दिन बाद।',
    waiting: 'प्रमाणपत्र पाने के लिए ऊपर अपने नाम की पुष्टि करें।',
  },
  certificate: {
    title: 'आपका प्रमाणपत्र',
    back: 'मेरा प्रशिक्षण',
    number: 'नंबर',
    pdf: 'प्रिंट के लिए खोलें (PDF)',
    picture: 'चित्र के रूप में सेव करें',
    linkedIn: 'LinkedIn में जोड़ें',
    badge: 'ओपन बैज (JSON)',
    toShare: 'शेयर करें',
    share: 'अपना प्रमाणपत्र शेयर करें',
    sharing: 'जो भी यह लिंक खोलता है, उसे दिखता है कि प्रमाणपत्र मान्य है, साथ में आपका नाम और सत्र।',
    text: (session: string, link: string) =>
      `मैंने ${site.name} के साथ “${session}” में भाग लिया। मेरा प्रमाणपत्र: ${link}`,
    correct: 'नाम सुधारें',
    correcting: (left: number) =>
      `क्या आपका नाम गलत है? आप यह प्रमाणपत्र ${left === 2 ? 'दो बार' : 'एक बार और'} सुधार सकते हैं। नंबर वही रहता है, और प्रमाणपत्र पर लिखा आता है कि वह दोबारा जारी हुआ है।`,
    noMore: 'आप यह प्रमाणपत्र दो बार सुधार चुके हैं। अगर अब भी गलत है, तो हमें लिखें।',
    correctButton: 'सुधारा हुआ नाम सेव करें',
    revoked: 'हमारी टीम ने यह प्रमाणपत्र निरस्त कर दिया है।',
    reason: (reason: string) => `कारण: ${reason}`,
  },
  entries: {
    heading: 'दूसरी जगह का प्रशिक्षण',
    lede: 'दूसरी संस्थाओं का प्रशिक्षण भी गिना जाता है। उसे यहाँ जोड़ें। हम उसकी जाँच नहीं करते, और उस पर प्रमाणपत्र नहीं मिलता।',
    none: 'अभी कोई प्रविष्टि नहीं है।',
    add: 'प्रशिक्षण जोड़ें',
    shared: 'आपके स्कूल को दिखता है',
    addTitle: 'प्रशिक्षण जोड़ें',
    changeTitle: 'प्रशिक्षण बदलें',
    title: 'टॉपिक',
    provider: 'प्रशिक्षण देने वाली संस्था',
    day: 'दिन',
    hours: 'घंटे',
    hoursHint: 'जैसे 2 या 1.5',
    theme: 'थीम',
    anyTheme: 'कोई दूसरी थीम',
    share: 'मेरा स्कूल यह प्रविष्टि देख सकता है',
    keep: 'प्रविष्टि सेव करें',
    busy: 'सेव हो रहा है …',
    failure: 'प्रविष्टि सेव नहीं हो सकी। फिर कोशिश करें।',
    remove: 'प्रविष्टि हटाएँ',
    back: 'मेरा प्रशिक्षण',
  },
  record: {
    heading: 'अपना रिकॉर्ड डाउनलोड करें',
    pdf: 'यह शैक्षणिक वर्ष (PDF)',
    csv: 'सभी प्रविष्टियाँ, स्प्रेडशीट के लिए (CSV)',
    heads: [
      ...['दिन', 'सत्र या प्रशिक्षण', 'संस्था', 'थीम', 'घंटे', 'प्रमाणपत्र'],
      ...['संस्था का प्रकार', 'माध्यम', 'क्षेत्र (NPST)'],
    ],
  },
  print: {
    title: (name: string) => `${name} का प्रशिक्षण रिकॉर्ड`,
    heading: 'प्रशिक्षण रिकॉर्ड',
    year: ({ first }: LearningYear) => `शैक्षणिक वर्ष: 1 अप्रैल ${first} से 31 मार्च ${first + 1}`,
    totals: ({ ours, own }: LearningMinutesValues) =>
      `${site.name} के साथ ${formatHours(ours)}; स्कूल में या दूसरी जगह ${formatHours(own)}, जिनकी ${site.name} ने जाँच नहीं की; कुल ${formatHours(ours + own)}`,
    heads: {
      day: 'दिन',
      topic: 'सत्र या प्रशिक्षण, और संस्था',
      hours: 'घंटे',
      number: 'प्रमाणपत्र',
    },
    createdAt: (day: string) =>
      `${formatLongDate(day)} की स्थिति। ${site.name} ने अपने सत्रों की उपस्थिति खुद दर्ज की है।`,
    elsewhere: `स्कूल के अपने सत्र स्कूल ने दर्ज किए हैं। बाकी सभी प्रविष्टियाँ शिक्षक ने जोड़ी हैं। ${site.name} ने इनमें से किसी की जाँच नहीं की है।`,
    check: (address: string) => `किसी प्रमाणपत्र को उसके नंबर से ${address} पर जाँचें।`,
    statement:
      'हस्ताक्षर बताते हैं कि शिक्षक ने जो घंटे जोड़े हैं, उनका प्रमाण स्कूल ने देखा है। वे दूसरी प्रविष्टियों की दोबारा पुष्टि नहीं करते।',
    signatures: ['शिक्षक: हस्ताक्षर और तारीख', 'प्रधानाचार्य: नाम, हस्ताक्षर और तारीख'],
    stamp: 'स्कूल की मुहर',
    code: {
      label: 'यह पन्ना जाँचने के लिए स्कैन करें',
      alt: 'QR कोड, उस पेज का जहाँ कोई भी यह रिकॉर्ड जाँच सकता है',
    },
    page: 'पन्ना {page}, कुल {pages}',
  },
}
