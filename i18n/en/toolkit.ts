import { home } from './home'

const { weeks } = home.themes
const { tools } = home.toolkit

export const toolkit = {
  title: 'Teaching Toolkit',
  lede: 'Print tonight, use tomorrow: four themes, each with slides, cards, forms, rubrics and journal pages for a full class. What ends in PPTX or DOCX can be changed.',
  /** As the archive of a theme is saved. */
  setName: (theme: string) => `UNS Toolkit - ${theme}.zip`,
  /** It stands on every file, too. */
  licence:
    'You may print and copy this for your own classes, and change it for them; please do not sell it or put it on the internet.',
  themes: {
    'social-impact': weeks.impact.name,
    'youth-leadership': weeks.leadership.name,
    'global-goals': weeks.goals.name,
    'ethics-innovation': weeks.ethics.name,
  },
  parts: {
    deck: tools.slides.name,
    cards: tools.cards.name,
    templates: tools.templates.name,
    rubrics: tools.rubrics.name,
    journal: tools.journals.name,
  },
  /** On the card of a book or a film that it goes with. */
  companion: (name: string) => `In the toolkit: ${name}`,
  /** One of each. */
  kinds: {
    deck: 'Slide deck',
    cards: 'Reflection cards',
    templates: 'Templates',
    rubrics: 'Assessment rubrics',
    journal: 'Student journal',
  },
  formats: { pdf: 'PDF', pptx: 'PowerPoint', docx: 'Word' } as Record<string, string>,
  filter: {
    label: 'Find a work',
    theme: 'Theme',
    anyTheme: 'All themes',
    part: 'Part',
    anyPart: 'All parts',
    words: 'Words in titles and on pages',
    clear: 'Show all',
  },
  shown: (shown: number, all: number) =>
    shown === all ? `${all} works` : `${shown} of ${all} works`,
  nothing: 'No work has all of this. Try one word fewer, or another theme.',
  premium: 'Premium',
  open: 'Free',
  measure: (pages: number, grades: string) => `${pages} pages, for grades ${grades}`,
  look: (pages: number) => `Look at the ${pages} pages`,
  page: (number: number, title: string) => `${number}. ${title}`,
  foundOn: (page: number, title: string) => `Page ${page}: ${title}`,
  size: (bytes: number) =>
    bytes < 1_000_000
      ? `${Math.max(1, Math.round(bytes / 1000))} KB`
      : `${(bytes / 1_000_000).toFixed(1)} MB`,
  file: (format: string, size: string) => `${format}, ${size}`,
  set: (size: string) => `The whole theme (ZIP, ${size})`,
  free: {
    warning: "You're viewing the free reflection cards only",
    upgrade:
      'Slides, forms, rubrics and journals of all four themes open with your school’s subscription, and the e-books, films and workshops with them.',
  },
  visitor: {
    prompt: 'You are logged out. Log in to fetch a work, or register to open the reflection cards.',
    more: 'With an account you print the reflection cards at once; your school’s subscription opens the rest.',
  },
}
