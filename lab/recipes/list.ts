import { readdirSync, readFileSync } from 'node:fs'
import { checkPartialSite, PARTIAL_LANGUAGE } from './partial-site'
import type { Recipe } from './steps'

/** An example of its own for each recipe, as a contributor would write it. */

const before =
  (place: string, added: string) =>
  (text: string): string =>
    text.replace(place, () => `${added}${place}`)

const create = (text: string) => () => text

/** English, Hindi and Tamil. */
const inThreeLanguages = (name: string, place: string, lines: [string, string, string]) =>
  Object.fromEntries(
    ['en', 'hi', 'ta'].map((language, index) => [
      `i18n/${language}/${name}.ts`,
      before(place, lines[index] ?? ''),
    ]),
  )

const SHELF = {
  en: ['My shelf', 'Books you put aside'],
  hi: ['मेरी अलमारी', 'किताबें जो आपने अलग रखीं'],
  ta: ['என் அலமாரி', 'நீங்கள் எடுத்து வைத்த நூல்கள்'],
}

const addPage: Recipe = {
  page: 'CONTRIBUTING.md',
  heading: 'Add a page',
  replaced: { logins: 'shelf' },
  steps: [
    {
      'lib/route-policies.ts': before(
        '  logins: {',
        "  shelf: { path: '/profile/shelf', ...userPage },\n",
      ),
    },
    Object.fromEntries(
      Object.entries(SHELF).map(([language, [title]]) => [
        `i18n/${language}/shelf.ts`,
        create(`export const shelf = {\n  title: '${title}',\n}\n`),
      ]),
    ),
    {
      'app/[lang]/(account)/profile/shelf/page.tsx':
        create(`import { FormPage } from '@/components/forms/form-page'
import { shelfText } from '@/i18n/shelf'
import { requireViewer } from '@/lib/auth/viewer'
import { routes } from '@/lib/routes'

export default async function ShelfPage() {
  await requireViewer(routes.shelf)
  return <FormPage title={shelfText().title}>{null}</FormPage>
}
`),
    },
    {
      'components/profile/profile-links.tsx': before("  'logins',\n", "  'shelf',\n"),
      ...Object.fromEntries(
        Object.entries(SHELF).map(([language, [title, about]]) => [
          `i18n/${language}/profile-sections.ts`,
          before('    logins: {', `    shelf: { title: '${title}', about: '${about}' },\n`),
        ]),
      ),
    },
  ],
}

const addEmail: Recipe = {
  page: 'CONTRIBUTING.md',
  heading: 'Add an email',
  steps: [
    Object.fromEntries(
      [
        ['en', 'Shelf is full', 'Your shelf is full', 'Please take a book off your shelf.'],
        ['hi', 'अलमारी भर गई', 'आपकी अलमारी भर गई है', 'कृपया अलमारी से एक किताब हटाएँ।'],
        ['ta', 'அலமாரி நிறைந்தது', 'உங்கள் அலமாரி நிறைந்துவிட்டது', 'அலமாரியிலிருந்து ஒரு நூலை எடுங்கள்.'],
      ].map(([language, name, subject, sentence]) => [
        `i18n/${language}/emails.ts`,
        (text: string) =>
          before(
            '  loginAttempts: (',
            `  shelfFull: (firstname: string) => ({\n    subject: '${subject}',\n    greeting: firstname,\n    paragraphs: list('${sentence}'),\n  }),\n`,
          )(before('    loginAttempts:', `    shelfFull: '${name}',\n`)(text)),
      ]),
    ),
    {
      'lib/accounts/emails.ts': (text) =>
        before(
          '  loginAttempts: ({',
          '  shelfFull: ({ firstname }) => emailText(siteOwner).shelfFull(formatName(firstname)),\n',
        )(before('  loginAttempts: Named', '  shelfFull: NamedRecipientData\n')(text)),
    },
    {},
    {
      'tests/support/sample-emails.ts': before(
        '  loginAttempts: {',
        "  shelfFull: { firstname: 'Asha' },\n",
      ),
    },
    {
      'lib/mail/email-rules.ts': before(
        '  loginAttempts: {',
        "  shelfFull: { askedBy: 'owner', reason: 'school', budget: 'SCHOOL' },\n",
      ),
    },
  ],
}

const addSentence: Recipe = {
  page: 'CONTRIBUTING.md',
  heading: 'Add a sentence',
  steps: [
    {
      ...inThreeLanguages('logins', '  here: ', [
        "  many: 'These are many devices.',\n",
        "  many: 'ये बहुत सारे डिवाइस हैं।',\n",
        "  many: 'இவை பல சாதனங்கள்.',\n",
      ]),
      'components/profile/login-list.tsx': before(
        '      <ul className="rows">',
        '      <p>{text.many}</p>\n',
      ),
    },
  ],
}

const addSetting: Recipe = {
  page: 'CONTRIBUTING.md',
  heading: 'Add a setting',
  steps: [
    {
      'base/settings/retention.ts': (text) =>
        before(
          '  backupDays:',
          '  shelfDays: env.SHELF_DAYS,\n',
        )(before('  BACKUP_DAYS:', '  SHELF_DAYS: wholeNumber(30, 365, 1),\n')(text)),
      'docs/settings.md': before(
        '| `TAX_DOCUMENT_YEARS`',
        '| `SHELF_DAYS` | 30 | how long a book stays on a shelf |\n',
      ),
      '.env.example': before('# BACKUP_DAYS', '# SHELF_DAYS=30\n'),
    },
  ],
}

const addMigration: Recipe = {
  page: 'CONTRIBUTING.md',
  heading: 'Add a migration',
  steps: [
    {
      'db/schema/files.ts': before(
        "    createdAt: createdAt(),\n  },\n  (table) => [\n    check('files_id_is_a_hash'",
        "    checkedBy: uuid('checked_by').references(() => users.id, { onDelete: 'set null' }),\n",
      ),
    },
    {},
    {
      'lib/files/personal.ts': before(
        '  ownedByUser({',
        `  {
    name: 'checkedFiles',
    table: files,
    personalColumns: ['checkedBy'],
    where: (user) => eq(files.checkedBy, user.id),
    outcome: 'freed',
    erase: clearedByDatabase,
  },
`,
      ),
      ...inThreeLanguages('personal', '  uploads: {', [
        "  checkedFiles: { title: 'Files you checked', why: 'To know who checked a file.' },\n",
        "  checkedFiles: { title: 'फ़ाइलें जो आपने जाँचीं', why: 'यह जानने के लिए कि फ़ाइल किसने जाँची।' },\n",
        "  checkedFiles: { title: 'நீங்கள் சரிபார்த்த கோப்புகள்', why: 'கோப்பைச் சரிபார்த்தவர் யார் என்று அறிய.' },\n",
      ]),
    },
  ],
}

/** Marathi with the Hindi sentences, which are in the same script. */
const addLanguage: Recipe = {
  page: 'docs/translating.md',
  heading: 'A new language',
  replaced: { 'i18n/hi': 'i18n/mr' },
  steps: [
    {
      ...Object.fromEntries(
        readdirSync('i18n/hi', { recursive: true, encoding: 'utf8' })
          .filter((name) => name.endsWith('.ts') || name === 'README.md')
          .map((name) => [
            `i18n/mr/${name}`,
            create(readFileSync(`i18n/hi/${name}`, 'utf8').replaceAll('/hi/', '/mr/')),
          ]),
      ),
      'i18n/languages.ts': before(
        '  ta: {',
        "  mr: { tag: 'mr-IN', name: 'मराठी', offer: 'हे पान मराठीत वाचा' },\n",
      ),
    },
    {
      'content/toolkit/sheet-text/mr.ts': create(
        readFileSync('content/toolkit/sheet-text/hi.ts', 'utf8')
          .replaceAll('/hi/', '/mr/')
          .replace('const hi:', 'const mr:'),
      ),
      'content/toolkit/sheet-text/index.ts': (text) =>
        before(
          "import { ta } from './ta'",
          "import { mr } from './mr'\n",
        )(text.replace('{ en, hi, ta }', '{ en, hi, mr, ta }')),
      'content/videos/sources/captions-mr.ts': create(
        readFileSync('content/videos/sources/captions-hi.ts', 'utf8').replace('hindi', 'marathi'),
      ),
      'content/videos/sources/captions.ts': (text) =>
        before(
          "import { tamil } from './captions-ta'",
          "import { marathi } from './captions-mr'\n",
        )(before('  ta: tamil', '  mr: marathi,\n')(text)),
    },
  ],
}

/** Telugu with a few sentences. */
const addPartialLanguage: Recipe = {
  page: 'docs/translating.md',
  heading: 'A partial language',
  replaced: { 'i18n/hi': 'i18n/te' },
  steps: [
    {
      'i18n/languages.ts': before('} as const satisfies', PARTIAL_LANGUAGE.line),
      'i18n/te/frame.ts': create(PARTIAL_LANGUAGE.section),
    },
  ],
  check: checkPartialSite,
}

export const RECIPES: Recipe[] = [
  addPage,
  addEmail,
  addSentence,
  addSetting,
  addMigration,
  addLanguage,
  addPartialLanguage,
]
