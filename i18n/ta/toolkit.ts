import { home } from './home'

const { tools } = home.toolkit
const { impact, leadership, goals, ethics } = home.themes.weeks

const TYPES: Record<string, [label: string, singular: string]> = {
  deck: [tools.slides.name, 'ஸ்லைடு தொகுப்பு'],
  cards: [tools.cards.name, 'சிந்தனை அட்டைகள்'],
  templates: [tools.templates.name, 'மாதிரிப் படிவங்கள்'],
  rubrics: [tools.rubrics.name, 'மதிப்பீட்டு அளவுகோல்கள்'],
  journal: [tools.journals.name, 'மாணவர் குறிப்பேடு'],
}

export const toolkit = {
  title: 'கற்பித்தல் கருவித்தொகுப்பு',
  lede: 'இன்றிரவு அச்சிடுங்கள், நாளை பயன்படுத்துங்கள். நான்கு கருப்பொருள்களிலும் நிறைந்த வகுப்புக்கேற்ற ஸ்லைடுகள், அட்டைகள், மாதிரிப் படிவங்கள், மதிப்பீட்டு அளவுகோல்கள், குறிப்பேட்டுப் பக்கங்கள் உள்ளன. PPTX, DOCX கோப்புகளை நீங்கள் திருத்தலாம்.',
  setName: (theme: string) => `UNS Toolkit - ${theme}.zip`,
  /** Also printed on every file. */
  licence:
    'உங்கள் வகுப்புகளுக்காக இதை அச்சிடலாம், நகலெடுக்கலாம், மாற்றலாம். தயவுசெய்து இதை விற்காதீர்கள்; இணையத்தில் வெளியிடாதீர்கள்.',
  companion: (name: string) => `கருவித்தொகுப்பில்: ${name}`,
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
    label: 'வளத்தைத் தேடுங்கள்',
    more: 'வடிகட்டிகள்',
    theme: 'கருப்பொருள்',
    anyTheme: 'எல்லாக் கருப்பொருள்களும்',
    part: 'வகை',
    anyPart: 'எல்லா வகைகளும்',
    words: 'தலைப்பு, பக்கங்களில் தேடுக',
    clear: 'அனைத்தையும் காட்டுக',
  },
  shown: (shown: number, all: number) => {
    const [things, ofThings] = all === 1 ? ['வளம்', 'வளத்தில்'] : ['வளங்கள்', 'வளங்களில்']
    return shown === all ? `${all} ${things}` : `${all} ${ofThings} ${shown}`
  },
  nothing: 'பொருந்தும் வளம் இல்லை. குறைவான சொற்களை அல்லது வேறு கருப்பொருளை முயலுங்கள்.',
  premium: 'பிரீமியம்',
  open: 'இலவசம்',
  measure: (pages: number, grades: string) =>
    `${pages} ${pages === 1 ? 'பக்கம்' : 'பக்கங்கள்'}${grades ? `, ${grades}` : ''}`,
  grade: (grade: string) => `வகுப்பு ${grade}`,
  grades: (first: string, last: string) => `${first}–${last} வகுப்பு`,
  look: (pages: number) =>
    pages === 1 ? '1 பக்கத்தை முன்னோட்டமாகப் பாருங்கள்' : `${pages} பக்கங்களை முன்னோட்டமாகப் பாருங்கள்`,
  page: (number: number, title: string) => `${number}. ${title}`,
  foundOn: (page: number, title: string) => `பக்கம் ${page}: ${title}`,
  size: (bytes: number) =>
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1000))} KB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`,
  editions: 'பிற மொழிகளில்:',
  file: (format: string, size: string) => `${format}, ${size}`,
  draft: 'வரைவை உருவாக்குக',
  set: (size: string) => `முழுக் கருப்பொருள் (ZIP, ${size})`,
  free: {
    warning: 'நீங்கள் இலவசச் சிந்தனை அட்டைகளை மட்டும் பார்க்கிறீர்கள்',
    upgrade:
      'உங்கள் பள்ளியின் சந்தாவுடன் நான்கு கருப்பொருள்களின் ஸ்லைடுகள், மாதிரிப் படிவங்கள், மதிப்பீட்டு அளவுகோல்கள், குறிப்பேடுகள் கிடைக்கும். மின்னூல்கள், காணொளிகள், பயிலரங்கங்களும் அதில் அடங்கும்.',
  },
  visitor: {
    prompt:
      'நீங்கள் உள்நுழையவில்லை. வளத்தைப் பதிவிறக்க உள்நுழையுங்கள், அல்லது சிந்தனை அட்டைகளைத் திறக்கப் பதிவு செய்யுங்கள்.',
    more: 'கணக்கு இருந்தால், சிந்தனை அட்டைகளை உடனே அச்சிடலாம். மற்றவை உங்கள் பள்ளியின் சந்தாவுடன் கிடைக்கும்.',
  },
}
