/**
 * What a school must publish, in the order of the form. CBSE: Appendix IX of the Affiliation Bye-Laws, whose words are
 * in `i18n/cbse-disclosure.ts`. Other boards: a shorter list of our own.
 */

export const DISCLOSURE_FORMS = ['cbse', 'simple'] as const
export type DisclosureForm = (typeof DISCLOSURE_FORMS)[number]

/** Classes with a board examination. */
export const RESULT_LEVELS = ['X', 'XII'] as const
export type ResultLevel = (typeof RESULT_LEVELS)[number]

export const RESULT_YEARS = 3

/** Names of the tables of results in the list of what is missing. */
export const RESULT_KEYS = { X: 'resultsX', XII: 'resultsXII' } as const

/** `staff` has a number and names, `number` a number alone. */
type ItemKind = 'text' | 'document' | 'staff' | 'number' | 'yesNo' | 'link'

export type DisclosureItem = {
  key: string
  kind: ItemKind
  /** A line of the entry above, without a number of its own. */
  isPart?: true
  mayNotApply?: true
}

export type DisclosureSection = {
  id: 'general' | 'documents' | 'academics' | 'staff' | 'infrastructure' | 'fees' | 'results'
  items: readonly DisclosureItem[]
  hasNote?: true
  hasResults?: true
}

type ItemOptions = Pick<DisclosureItem, 'isPart' | 'mayNotApply'>

const listItems = (
  kind: ItemKind,
  keys: readonly string[],
  options: ItemOptions = {},
): DisclosureItem[] => keys.map((key) => ({ key, kind, ...options }))

const CONDITIONAL = { mayNotApply: true } as const

const CBSE: readonly DisclosureSection[] = [
  {
    id: 'general',
    items: [
      ...listItems('text', ['name']),
      ...listItems('text', ['affiliation', 'code'], CONDITIONAL),
      ...listItems('text', ['address', 'principal', 'email', 'contact']),
    ],
  },
  {
    id: 'documents',
    items: [
      ...listItems(
        'document',
        ['affiliationLetter', 'registration', 'noc', 'recognition'],
        CONDITIONAL,
      ),
      ...listItems('document', ['building', 'fire', 'deo', 'water']),
    ],
    hasNote: true,
  },
  {
    id: 'academics',
    items: [
      ...listItems('document', ['fees', 'calendar', 'smc', 'pta']),
      ...listItems('document', ['results'], CONDITIONAL),
    ],
    hasResults: true,
  },
  {
    id: 'staff',
    items: [
      ...listItems('staff', ['principals']),
      ...listItems('staff', ['vicePrincipals', 'heads'], CONDITIONAL),
      ...listItems('staff', ['teachers']),
      ...listItems('staff', ['pgt', 'tgt', 'prt'], { isPart: true, mayNotApply: true }),
      ...listItems('number', ['ratio']),
      ...listItems('staff', ['specialEducator', 'counsellor']),
    ],
  },
  {
    id: 'infrastructure',
    items: [
      ...listItems('text', ['campus', 'classrooms', 'laboratories', 'library']),
      ...listItems('yesNo', ['internet']),
      ...listItems('text', ['girlsToilets', 'boysToilets', 'cwsnToilets']),
      ...listItems('link', ['video']),
    ],
  },
]

const SIMPLE: readonly DisclosureSection[] = [
  {
    id: 'general',
    items: [
      ...listItems('text', ['name', 'board']),
      ...listItems('text', ['affiliation', 'code'], CONDITIONAL),
      ...listItems('text', ['address', 'principal', 'email', 'contact']),
    ],
  },
  {
    id: 'documents',
    items: listItems(
      'document',
      ['recognition', 'registration', 'building', 'fire', 'water'],
      CONDITIONAL,
    ),
  },
  { id: 'fees', items: listItems('document', ['fees']) },
  { id: 'staff', items: listItems('number', ['teachers']) },
  { id: 'results', items: [], hasResults: true },
]

export const DISCLOSURE_SECTIONS: Record<DisclosureForm, readonly DisclosureSection[]> = {
  cbse: CBSE,
  simple: SIMPLE,
}
