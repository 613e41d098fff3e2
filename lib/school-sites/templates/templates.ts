import 'server-only'
import { schoolSiteStarterText } from '@/i18n/school-site-starter'
import { siteTemplatesText } from '@/i18n/site-templates'
import { SITE_PAGE_KINDS, type SitePageKind, type SiteTemplate } from '../kinds'
import { askInDraft } from '../questions'
import {
  admissions,
  asked,
  askedColumns,
  askedList,
  askedSection,
  askedTable,
  contact,
  figures,
  map,
  notices,
  principal,
  type StarterBlock,
  type StarterSchool,
  starterText,
} from './parts'

type TemplatePage = { kind: SitePageKind; path: string; title: string; blocks: StarterBlock[] }

type FixedKind = Exclude<SitePageKind, 'own' | 'disclosure'>

/** In the order of the menu, in the language of the site. */
export const TEMPLATES: Record<SiteTemplate, (school: StarterSchool) => TemplatePage[]> = {
  day: (school) => {
    const { day: text, ...shared } = siteTemplatesText()
    const hours = text.groups.map((label) => ({ label, question: text.askHours(label) }))
    return [
      home(
        starterText(text.welcome(school.name, school.board)),
        figures(school, [shared.classrooms, shared.founded]),
        ...askedSection(text.why, text.askWhy),
        notices(),
        contact(school),
      ),
      about(askedTable(text.hours, [text.classes, text.hoursHead], hours)),
      fixed('notices', []),
      fixed('admissions', admissions()),
      fixed('results', [asked(text.askResults)]),
      ...lastPages(school),
    ]
  },
  oneRoom: (school) => {
    const { oneRoom: text, timesTable, ...shared } = siteTemplatesText()
    const day = text.day.map((label) => ({ label, question: text.askTime(label) }))
    return [
      home(
        starterText(text.welcome(school.name)),
        figures(school, [shared.founded]),
        ...askedSection(text.how, text.askHow),
        notices(),
        contact(school),
      ),
      own('our-day', text.page, [askedTable(text.page, [timesTable.what, timesTable.time], day)]),
      about(),
      fixed('notices', []),
      own('help', text.help, [
        starterText(text.helpIntro),
        asked(text.askNeed),
        asked(text.askTell),
      ]),
      fixed('gallery', []),
      fixed('contact', [contact(school), map(school)]),
    ]
  },
  residential: (school) => {
    const { residential: text, timesTable, ...shared } = siteTemplatesText()
    const day = text.day.map((label) => ({ label, question: text.askTime(label) }))
    return [
      home(
        starterText(text.welcome(school.name, school.board)),
        figures(school, [shared.houses, shared.founded]),
        ...askedSection(text.life, text.askLife),
        notices(),
        contact(school),
      ),
      about(),
      own('hostel', text.page, [
        askedColumns(text.columns, (index) => text.askColumns[index] ?? ''),
        askedTable(text.dayTable, [timesTable.what, timesTable.time], day),
        ...askedSection(text.visits, text.askVisits),
        ...askedList(text.bring, text.askBring),
      ]),
      fixed('notices', []),
      fixed('admissions', admissions()),
      fixed('results', []),
      ...lastPages(school),
    ]
  },
  senior: (school) => {
    const { senior: text, ...shared } = siteTemplatesText()
    return [
      home(
        starterText(text.welcome(school.name, school.board)),
        figures(school, [shared.labs, shared.founded]),
        ...askedSection(text.next, text.askNext),
        notices(),
        contact(school),
      ),
      about(),
      own('streams', text.page, [
        askedColumns(text.columns, (index) => text.askColumns[index] ?? ''),
        ...askedSection(text.labs, text.askLabs),
        ...askedSection(text.entrance, text.askEntrance),
      ]),
      fixed('notices', []),
      fixed('admissions', admissions(text.askMarks)),
      fixed('results', [asked(text.askResults)]),
      ...lastPages(school),
    ]
  },
  kindergarten: (school) => {
    const { kindergarten: text, timesTable } = siteTemplatesText()
    const day = text.day.map((label) => ({ label, question: text.askTime(label) }))
    return [
      home(
        starterText(text.welcome(school.name)),
        askedColumns(text.columns, (index) => text.askColumn(text.columns[index] ?? '')),
        ...askedSection(text.how, text.askHow),
        notices(),
        contact(school),
      ),
      own('morning', text.page, [askedTable(text.page, [timesTable.what, timesTable.time], day)]),
      own('safe', text.safe, [
        ...askedSection(text.fetch, text.askFetch),
        ...askedSection(text.ill, text.askIll),
      ]),
      about(),
      fixed('notices', []),
      fixed('admissions', admissions(text.askAge)),
      ...lastPages(school),
    ]
  },
  blank: buildBlank,
}

/** As few words as a website needs to be published. */
function buildBlank(school: StarterSchool): TemplatePage[] {
  const text = schoolSiteStarterText()
  const blocks: Partial<Record<FixedKind, StarterBlock[]>> = {
    home: [{ type: 'text', text: text.home(school.name, school.board) }],
    about: [
      { type: 'heading', text: text.aboutHeading, style: 'large' },
      {
        type: 'text',
        text: [text.about(school.name, school.board), askInDraft(siteTemplatesText().began)].join(
          '\n\n',
        ),
      },
    ],
    admissions: [{ type: 'text', text: text.admissions }],
    contact: [{ type: 'address', text: school.address, url: '' }],
  }
  return SITE_PAGE_KINDS.filter(isFixedKind).map((kind) => fixed(kind, blocks[kind] ?? []))
}

const isFixedKind = (kind: SitePageKind): kind is FixedKind =>
  kind !== 'own' && kind !== 'disclosure'

const fixed = (kind: FixedKind, blocks: StarterBlock[]): TemplatePage => ({
  ...{ kind, path: kind === 'home' ? '' : kind, blocks },
  title: schoolSiteStarterText().titles[kind],
})

const own = (path: string, title: string, blocks: StarterBlock[]): TemplatePage => ({
  ...{ kind: 'own', path, title, blocks },
})

const home = (...blocks: StarterBlock[]) => fixed('home', blocks)

function about(...more: StarterBlock[]): TemplatePage {
  const text = siteTemplatesText()
  return fixed('about', [
    ...askedSection(text.ourSchool, text.began, text.languages, text.rules),
    ...more,
  ])
}

const lastPages = (school: StarterSchool): TemplatePage[] => [
  fixed('staff', [principal()]),
  fixed('gallery', []),
  fixed('contact', [contact(school), map(school)]),
]
