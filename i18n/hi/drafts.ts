import type { DraftAuthor, DraftLanguage, DraftTask } from '@/base/draft-kinds'
import { formatShortDate } from '../dates'

type CitationValues = { number: number; title: string; place: string }
type DraftRowValues = { grade: number; subject: string; changedAt: Date }

const tasks: Record<DraftTask, string> = {
  worksheet: 'वर्कशीट',
  questions: 'स्तर के अनुसार प्रश्न',
  rubric: 'रूब्रिक',
  'shorter-text': 'पढ़ने में कमज़ोर विद्यार्थियों के लिए छोटा पाठ',
  'parent-note': 'अभिभावकों को पत्र',
}

const languages: Record<DraftLanguage, string> = { en: 'अंग्रेज़ी', hi: 'हिन्दी', ta: 'तमिल' }

const labels: Record<DraftAuthor, string> = {
  template: 'टेम्पलेट से बना ड्राफ़्ट: उपयोग से पहले जाँचें',
  model: 'AI की मदद से बना ड्राफ़्ट: उपयोग से पहले जाँचें',
}

export const drafts = {
  title: 'मेरे ड्राफ़्ट',
  lede: 'टूलकिट और ई-बुक से बनी वर्कशीट, प्रश्न, रूब्रिक और पत्र। इन्हें आप जाँचते और पूरा करते हैं।',
  create: 'ड्राफ़्ट बनाएँ',
  none: 'आपका अभी कोई ड्राफ़्ट नहीं है।',
  back: 'मेरे ड्राफ़्ट पर वापस',
  row: ({ grade, subject, changedAt }: DraftRowValues) =>
    `कक्षा ${grade}, ${subject}, ${formatShortDate(changedAt)} को सेव किया`,
  tasks,
  languages,
  page: (page: number) => `पेज ${page}`,
  pages: (first: number, last: number) => `पेज ${first} से ${last}`,
  upgrade: {
    text: 'ड्राफ़्ट आपके स्कूल के सब्सक्रिप्शन के साथ मिलते हैं। आपके पहले बनाए ड्राफ़्ट सुरक्षित रहते हैं।',
    link: 'देखें कि सब्सक्रिप्शन में क्या-क्या है',
  },
  withoutModel:
    'हम टेम्पलेट में वे प्रश्न और काम भरते हैं जो हमने हर अध्याय और सामग्री के लिए लिखे हैं। AI मॉडल अभी बंद है।',
  withModel:
    'पहले हम टेम्पलेट में इस सामग्री के लिए लिखे प्रश्न और काम भरते हैं। AI मॉडल चालू है: अगले पेज पर वह ड्राफ़्ट लिख सकता है।',
  form: {
    title: 'ड्राफ़्ट बनाएँ',
    task: 'आपको क्या चाहिए?',
    source: 'किससे बनाएँ',
    chooseSource: 'सामग्री चुनें',
    topicOption: 'पाठ का टॉपिक',
    topicGroup: 'टॉपिक से',
    topic: 'पाठ का टॉपिक',
    topicHint: 'अंग्रेज़ी में, जैसे “sharing duties”, यानी काम बाँटना। लोगों के नाम न लिखें।',
    resourceGroup: (theme: string) => `टूलकिट: ${theme}`,
    resource: (part: string, title: string) => `${part}: ${title}`,
    subtitled: (title: string, subtitle: string) => `${title} (${subtitle})`,
    bookGroup: (title: string) => `ई-बुक: ${title}`,
    grade: 'कक्षा',
    subject: 'विषय',
    subjectHint: 'जैसे विज्ञान या हिन्दी',
    minutes: 'अवधि मिनटों में',
    classSize: 'कक्षा में विद्यार्थी',
    language: 'ड्राफ़्ट की भाषा',
    button: 'मेरा ड्राफ़्ट बनाएँ',
    busy: 'आपका ड्राफ़्ट बन रहा है …',
    failure: 'ड्राफ़्ट नहीं बन सका। फिर कोशिश करें।',
    created: 'ड्राफ़्ट बन गया।',
  },
  editor: {
    title: 'शीर्षक',
    body: 'टेक्स्ट',
    hint: '[1] इसी नंबर के स्रोत के लिए है।',
    states: {
      saved: 'सभी बदलाव सेव हैं।',
      typed: 'थोड़ी देर में सेव होगा …',
      saving: 'सेव हो रहा है …',
      failed: 'अभी सेव नहीं हुआ। हम फिर कोशिश करते हैं। यह पेज खुला रखें।',
    },
    saved: 'ड्राफ़्ट सेव हो गया।',
    mine: 'मेरा लिखा रखें',
    mineHint: 'दूसरा टेक्स्ट “पिछला टेक्स्ट वापस लाएँ” में रहता है।',
    theirs: 'दूसरा टेक्स्ट खोलें',
    theirsHint: 'आपका टेक्स्ट “पिछला टेक्स्ट वापस लाएँ” में रहता है।',
    restore: 'पिछला टेक्स्ट वापस लाएँ',
    restored: 'पिछला टेक्स्ट वापस आ गया है।',
    preview: 'कागज़ पर',
    files: 'प्रिंट और डाउनलोड',
    pdf: 'PDF डाउनलोड करें',
    docx: 'DOCX डाउनलोड करें',
    print: 'यह ड्राफ़्ट प्रिंट करें',
    makeTest: 'इन प्रश्नों से टेस्ट बनाएँ',
    remove: 'यह ड्राफ़्ट हटाएँ',
    removed: 'ड्राफ़्ट हटा दिया गया।',
  },
  writing: {
    heading: 'AI से लिखवाएँ',
    lede: 'AI मॉडल यह ड्राफ़्ट फिर से लिखता है, उसी सामग्री से जिसका वह हवाला देता है। हर वाक्य जाँचें।',
    privacy:
      'हम सामग्री और आपकी दी हुई जानकारी एक AI प्रदाता को भेजते हैं। भेजने से पहले हम ईमेल पते, फ़ोन नंबर और वे नाम हटा देते हैं जो हम जानते हैं।',
    kept: 'आपका अभी का टेक्स्ट “पिछला टेक्स्ट वापस लाएँ” में रहता है।',
    start: 'यह ड्राफ़्ट AI से लिखवाएँ',
    again: 'फिर से लिखवाएँ',
    busy: 'लिखा जा रहा है …',
    cancel: 'लिखना रोकें',
    cancelled: 'लिखना रोक दिया गया है। आपका ड्राफ़्ट नहीं बदला।',
    failed: 'टेक्स्ट नहीं आया। आपका ड्राफ़्ट नहीं बदला। फिर कोशिश करें।',
    unsaved: 'अपने बदलाव सेव होने तक रुकें।',
    done: 'नया टेक्स्ट सेव हो गया है।',
  },
  paper: {
    labels,
    check: 'कक्षा में उपयोग से पहले तथ्य, नाम और स्तर जाँचें।',
    sources: 'इनके आधार पर',
    citation: ({ number, title, place }: CitationValues) =>
      `[${number}] ${title}${place && place !== title ? `: ${place}` : ''}`,
    page: 'पेज {page}, कुल {pages}',
  },
}
