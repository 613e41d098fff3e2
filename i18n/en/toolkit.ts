import { home } from './home'

const { tools } = home.toolkit
const { impact, leadership, goals, ethics } = home.themes.weeks

const TYPES: Record<string, [label: string, singular: string]> = {
  deck: [tools.slides.name, 'Slide deck'],
  cards: [tools.cards.name, 'Reflection cards'],
  templates: [tools.templates.name, 'Templates'],
  rubrics: [tools.rubrics.name, 'Assessment rubrics'],
  journal: [tools.journals.name, 'Student journal'],
}

export const toolkit = {
  title: 'Teaching Toolkit',
  lede: 'Print tonight, use tomorrow. Each of the four themes has slides, cards, templates, rubrics and journal pages for a full class. You can edit PPTX and DOCX files.',
  setName: (theme: string) => `UNS Toolkit - ${theme}.zip`,
  /** Also printed on every file. */
  licence:
    'You may print and copy this for your own classes, and change it for them. Please do not sell it or put it on the internet.',
  companion: (name: string) => `In the toolkit: ${name}`,
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
    label: 'Find a resource',
    more: 'Filters',
    theme: 'Theme',
    anyTheme: 'All themes',
    part: 'Type',
    anyPart: 'All types',
    words: 'Search titles and pages',
    clear: 'Show all',
  },
  shown: (shown: number, all: number) =>
    shown === all ? `${all} resources` : `${shown} of ${all} resources`,
  nothing: 'No matches. Try fewer words or another theme.',
  premium: 'Premium',
  open: 'Free',
  measure: (pages: number, grades: string) => `${pages} pages${grades ? `, for ${grades}` : ''}`,
  grade: (grade: string) => `grade ${grade}`,
  grades: (first: string, last: string) => `grades ${first} to ${last}`,
  look: (pages: number) => `Preview the ${pages} pages`,
  page: (number: number, title: string) => `${number}. ${title}`,
  foundOn: (page: number, title: string) => `Page ${page}: ${title}`,
  size: (bytes: number) =>
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1000))} KB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`,
  editions: 'In other languages:',
  file: (format: string, size: string) => `${format}, ${size}`,
  draft: 'Make a draft',
  set: (size: string) => `The whole theme (ZIP, ${size})`,
  free: {
    warning: "You're viewing the free reflection cards only",
    upgrade:
      'Your school’s subscription adds the slides, templates, rubrics and journals of all four themes. It also includes the e-books, videos and workshops.',
  },
  visitor: {
    prompt:
      'You are logged out. Log in to download a resource, or register to open the reflection cards.',
    more: 'With an account, you can print the reflection cards at once. Your school’s subscription adds the rest.',
  },
}
