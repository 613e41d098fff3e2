import 'server-only'
import { teamTextsText } from '@/i18n/team-texts'
import type { TextField } from './kinds'
import { findTextAt } from './paths'

/** Sentences beyond the customer's specification, whose names, buttons and labels stay as they are. */
export const HOME_PATHS = [
  ...['hero.title', 'hero.lede'],
  ...[1, 2, 3].map((row) => `series.rows.${row}.detail`),
  ...['themes', 'toolkit', 'contentCards'].flatMap((part) => [`${part}.heading`, `${part}.intro`]),
]

export const HOME_THEME_PATHS = [
  ...['impact', 'leadership', 'goals', 'ethics'].flatMap((theme) => [
    `themes.weeks.${theme}.explore`,
    `themes.weeks.${theme}.classroom`,
  ]),
  ...['slides', 'cards', 'templates', 'rubrics', 'journals'].flatMap((type) => [
    `toolkit.tools.${type}.text`,
    `toolkit.tools.${type}.time`,
  ]),
]

const CARD_NAMES = [
  ...['ebook', 'digitalVideos', 'onlineTraining', 'offlineTraining', 'networking'],
  ...['freeWebsites', 'lms', 'collaborativeProjects', 'industry'],
]

export const HOME_CARD_PATHS = [
  ...CARD_NAMES.map((card) => `contentCards.cards.${card}.text`),
  'firstSteps.heading',
  ...[0, 1, 2].map((step) => `firstSteps.steps.${step}.text`),
  'audiences.heading',
  ...[0, 1, 2, 3].map((group) => `audiences.groups.${group}.text`),
]

const OFFER_COUNT = 10

export const ABOUT_PATHS = [
  ...['title', 'lede', 'offers.heading', 'offers.intro'],
  ...Array.from({ length: OFFER_COUNT }, (_, offer) => `offers.list.${offer}.text`),
  'beliefs.heading',
  ...['ready', 'answers', 'small'].flatMap((belief) => [
    `beliefs.list.${belief}.name`,
    `beliefs.list.${belief}.text`,
  ]),
]

type PartName = keyof ReturnType<typeof teamTextsText>['parts']

const SHORT_PARTS: readonly string[] = ['title', 'heading', 'name', 'time'] satisfies PartName[]
const MAX_LINE_CHARACTERS = 90
const MIN_LIMIT = 160
/** Keeps the layout, and home below its size, whatever the team writes. */
const GROWTH = 1.5

export const listPathFields = (section: object, paths: string[]): TextField[] =>
  paths.map((path) => {
    const original = findTextAt(section, path)
    if (original === undefined) throw new Error(`there is no text at ${path}`)
    const part = path.split('.').at(-1) as PartName
    const isShort = SHORT_PARTS.includes(part)
    return {
      ...{ name: path, original, label: createLabel(section, path, part) },
      kind: isShort ? 'line' : 'lines',
      maxLength: isShort
        ? MAX_LINE_CHARACTERS
        : Math.max(MIN_LIMIT, Math.ceil((original.length * GROWTH) / 10) * 10),
    }
  })

/** Named after what it belongs to: “In the session: Social impact”. */
function createLabel(section: object, path: string, part: PartName): string {
  const parent = path.split('.').slice(0, -1).join('.')
  const name = ['name', 'term', 'heading', 'title']
    .map((key) => findTextAt(section, parent === '' ? key : `${parent}.${key}`))
    .find(Boolean)
  const { parts, ofPart } = teamTextsText()
  return name ? ofPart(parts[part], name) : parts[part]
}
