import { home } from './home'

const { tools } = home.toolkit
const { impact, leadership, goals, ethics } = home.themes.weeks

const TYPES: Record<string, [label: string, singular: string]> = {
  deck: [tools.slides.name, 'स्लाइड'],
  cards: [tools.cards.name, 'चिंतन कार्ड'],
  templates: [tools.templates.name, 'टेम्पलेट'],
  rubrics: [tools.rubrics.name, 'मूल्यांकन रूब्रिक'],
  journal: [tools.journals.name, 'विद्यार्थी जर्नल'],
}

export const toolkit = {
  title: 'शिक्षण टूलकिट',
  lede: 'आज रात प्रिंट करें, कल पढ़ाएँ। चारों थीम में पूरी कक्षा के लिए स्लाइड, कार्ड, टेम्पलेट, रूब्रिक और जर्नल के पन्ने हैं। PPTX और DOCX फ़ाइलें आप बदल सकते हैं।',
  setName: (theme: string) => `UNS टूलकिट - ${theme}.zip`,
  /** Also printed on every file. */
  licence:
    'आप इसे अपनी कक्षाओं के लिए प्रिंट और कॉपी कर सकते हैं, और उनके लिए बदल सकते हैं। कृपया इसे न बेचें और इंटरनेट पर न डालें।',
  companion: (name: string) => `टूलकिट में: ${name}`,
  /** Singular, for a type that comes with the site and has its usual name. */
  kindOf: (type: string, label: string) => {
    const [usualLabel, singular] = TYPES[type] ?? []
    return label === usualLabel && singular ? singular : label
  },
  /** Of the themes and types that come with the site. */
  names: {
    'social-impact': impact.name,
    'youth-leadership': leadership.name,
    'global-goals': goals.name,
    'ethics-innovation': ethics.name,
    ...Object.fromEntries(Object.entries(TYPES).map(([type, [label]]) => [type, label])),
  } as Record<string, string>,
  formats: { pdf: 'PDF', pptx: 'PowerPoint', docx: 'Word' } as Record<string, string>,
  filter: {
    label: 'सामग्री खोजें',
    more: 'फ़िल्टर',
    theme: 'थीम',
    anyTheme: 'सभी थीम',
    part: 'प्रकार',
    anyPart: 'सभी प्रकार',
    words: 'शीर्षक और पन्नों में खोजें',
    clear: 'सब दिखाएँ',
  },
  shown: (shown: number, all: number) =>
    shown === all ? `${all} सामग्री` : `${all} में से ${shown} सामग्री`,
  nothing: 'कुछ नहीं मिला। कम शब्द लिखें या दूसरी थीम चुनें।',
  premium: 'प्रीमियम',
  open: 'मुफ़्त',
  measure: (pages: number, grades: string) => `${pages} पेज${grades ? `, ${grades} के लिए` : ''}`,
  grade: (grade: string) => `कक्षा ${grade}`,
  grades: (first: string, last: string) => `कक्षा ${first} से ${last}`,
  look: (pages: number) => `${pages} पेज का प्रीव्यू देखें`,
  page: (number: number, title: string) => `${number}. ${title}`,
  foundOn: (page: number, title: string) => `पेज ${page}: ${title}`,
  size: (bytes: number) =>
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1000))} KB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`,
  editions: 'दूसरी भाषाओं में:',
  file: (format: string, size: string) => `${format}, ${size}`,
  draft: 'ड्राफ़्ट बनाएँ',
  set: (size: string) => `पूरी थीम (ZIP, ${size})`,
  free: {
    warning: 'आप केवल मुफ़्त चिंतन कार्ड देख रहे हैं',
    upgrade:
      'आपके स्कूल के सब्सक्रिप्शन से चारों थीम की स्लाइड, टेम्पलेट, रूब्रिक और जर्नल भी मिलते हैं। साथ में ई-बुक, वीडियो और कार्यशालाएँ भी।',
  },
  visitor: {
    prompt:
      'आपने लॉग इन नहीं किया है। सामग्री डाउनलोड करने के लिए लॉग इन करें, या चिंतन कार्ड खोलने के लिए पंजीकरण करें।',
    more: 'खाता बनते ही आप चिंतन कार्ड प्रिंट कर सकते हैं। बाकी सब आपके स्कूल के सब्सक्रिप्शन से मिलता है।',
  },
}
