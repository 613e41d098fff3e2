import { expect, test } from 'vitest'
import { type Language, languageCodes } from '@/i18n/languages'
import { runInLanguage } from '@/i18n/request-language'
import { getResponseErrorText } from '@/i18n/response-error-text'
import { composeEmail, composeSampleEmail, templateNames } from '@/lib/housekeeping/email-templates'
import { EMAIL_TEXTS } from '@/lib/texts/emails'
import { getFrameFacts, getSiteFacts } from '@/lib/texts/facts'
import { fillFields, listTextFields, pickChanges } from '@/lib/texts/fields'
import { findTextFaults } from '@/lib/texts/find-faults'
import {
  EMAIL_TEXT_NAMES,
  isTextId,
  listTextIds,
  type TextFieldValues,
  type TextId,
} from '@/lib/texts/kinds'
import { getAboutText, getHomeText } from '@/lib/texts/pages'
import { applyChanges } from '@/lib/texts/paths'
import { NO_TEXTS } from '@/lib/texts/published'

const findFaults = (name: TextId, changes: TextFieldValues) =>
  findTextFaults(name, listTextFields(name), changes)

const showNotice = (notice: TextFieldValues, today = '2026-11-25') =>
  getFrameFacts({ values: { notice }, today }).notice

test('only what differs from the code is stored, without spaces around it', () => {
  const [address] = listTextFields('contact')
  const fields = listTextFields('contact')
  expect(
    pickChanges(fields, {
      address: address?.original ?? '',
      phone: ' +91 44 2345 6789 ',
      hours: '  ',
      unknown: 'text',
    }),
  ).toEqual({ phone: '+91 44 2345 6789' })
})

test('a field without a change follows the code, also after an update of the code', () => {
  const field = { name: 'address', label: '', kind: 'line', maxLength: 9, original: 'new' } as const
  expect(fillFields([field], { removed: 'x' })).toEqual({ address: 'new' })
  expect(fillFields([field], { address: 'own' })).toEqual({ address: 'own' })
})

test.each([
  ['contact', { facebook: 'http://facebook.com/uns' }, { facebook: 'urlInvalid' }],
  ['contact', { facebook: 'javascript:alert(1)' }, { facebook: 'urlInvalid' }],
  ['contact', { youtube: 'https://user@youtube.com/' }, { youtube: 'urlInvalid' }],
  ['contact', { phone: 'call us' }, { phone: 'phoneNumberInvalid' }],
  ['contact', { address: 'x'.repeat(201) }, { address: 'tooLong:200' }],
  ['contact', { phone: '+91 44 2345 6789', linkedin: 'https://linkedin.com/company/uns' }, {}],
  ['notice', { text: 'Closed', until: '2026-02-31' }, { until: 'dayInvalid' }],
  ['notice', { text: 'Closed', link: '//evil.example', linkText: 'x' }, { link: 'linkInvalid' }],
  ['notice', { text: 'Closed', link: '/\\evil.example', linkText: 'x' }, { link: 'linkInvalid' }],
  ['notice', { text: 'Closed', link: '/series' }, { linkText: 'linkTextRequired' }],
  ['notice', { text: 'Closed', linkText: 'See' }, { link: 'linkInvalid' }],
  ['notice', { until: '2026-12-01' }, { text: 'noticeRequired' }],
  ['notice', { 'text.hi': 'नया' }, { text: 'noticeRequired' }],
  ['notice', { text: 'New', 'linkText.hi': 'देखें' }, { link: 'linkInvalid' }],
  ['notice', { text: 'New', 'text.ta': 'x'.repeat(201) }, { 'text.ta': 'tooLong:200' }],
  ['notice', { text: 'New', link: '/series', linkText: 'See', 'text.hi': 'नया' }, {}],
  ['notice', { text: 'New', link: '/series?kind=series', linkText: 'See' }, {}],
  ['notice', { text: 'New', link: 'https://uns.example/a', linkText: 'See' }, {}],
] as const)('%s %j has the faults %j', (name, changes, faults) =>
  expect(findFaults(name, changes as TextFieldValues)).toEqual(faults),
)

test('every original text may be published', () => {
  for (const name of languageCodes.flatMap(listTextIds)) {
    const fields = listTextFields(name)
    const originals = fields.filter(({ original }) => original !== '')
    const changes = Object.fromEntries(
      originals.map(({ name: field, original }) => [field, original]),
    )
    expect(findTextFaults(name, fields, changes)).toEqual({})
    expect(new Set(fields.map((field) => field.name)).size).toBe(fields.length)
  }
})

test.each([
  ['emailRegistered', { subject: 'Registered' }, { subject: 'namedPlaceholderMissing:title' }],
  ['emailRegistered', { body: 'See you, {firstname}.' }, { body: 'namedPlaceholderMissing:when' }],
  [
    'emailRegistered',
    { body: 'On {when}, {surname}' },
    { body: 'namedPlaceholderUnknown:surname' },
  ],
  ['emailRegistered', { body: 'On {when}, {firstname}.', subject: '{title}, {when}' }, {}],
  ['emailWelcome', { body: 'Welcome.' }, {}],
  ['emailReminder-hi', { body: '{title}' }, { body: 'namedPlaceholderMissing:when' }],
  [
    'emailInvitation',
    { body: '{inviter} of {school}', subject: 'From {}' },
    { subject: 'namedPlaceholderUnknown:' },
  ],
] as const)('%s %j has the faults %j', (name, changes, faults) =>
  expect(findFaults(name, changes as TextFieldValues)).toEqual(faults),
)

test('the error of a placeholder names it', () => {
  expect(getResponseErrorText('namedPlaceholderMissing:when')).toBe(
    'The placeholder {when} is missing. Add it.',
  )
  expect(getResponseErrorText('tooLong:200')).toBe('Use at most 200 characters.')
})

const SESSION_DATA = {
  ...{ liveSessionId: '7', firstname: 'Asha', title: 'About {when}', host: '7', slug: '7' },
  ...{ summary: '7', minutes: '60', sequence: '0', reason: '', page: '#', entry: '#' },
  ...{ startsAt: '2026-11-28T04:30:00Z', changedAt: '2026-11-21T04:30:00Z' },
}

const composeRegistered = (emailRegistered: TextFieldValues) =>
  composeEmail('liveSessionRegistered', SESSION_DATA, { values: { emailRegistered }, today: null })

test('an edited email has its own sentences, filled once, and keeps all else', () => {
  const email = composeRegistered({
    subject: '{title}: your place',
    body: 'Dear {firstname},\nwe meet on {when}.\n\nBring a notebook.',
  })
  expect(email.subject).toBe('About {when}: your place')
  expect(email.paragraphs).toEqual([
    expect.stringMatching(/^Dear Asha, we meet on Saturday, 28 November 2026, 10:00.AM.IST\.$/),
    'Bring a notebook.',
  ])
  expect(email).toMatchObject({ greeting: 'Dear Asha,', action: { label: 'Open the session' } })
})

test('without a change, or with placeholders of an older version, the original is sent', () => {
  const original = composeEmail('liveSessionRegistered', SESSION_DATA)
  expect(composeRegistered({}).paragraphs).toEqual(original.paragraphs)
  const outdated = composeRegistered({ subject: '{topic}', body: 'At {when} with {topic}' })
  expect(outdated).toMatchObject({ subject: original.subject, paragraphs: original.paragraphs })
})

test('each edited email belongs to an email of the site', () => {
  for (const { template } of Object.values(EMAIL_TEXTS)) expect(templateNames).toContain(template)
  for (const name of EMAIL_TEXT_NAMES)
    expect(composeSampleEmail(name, NO_TEXTS).subject).not.toContain('{')
})

test('without changes, facts are those of the settings, and there is no notice', () => {
  expect(getSiteFacts(NO_TEXTS)).toMatchObject({
    phone: '+91 00000 00000',
    hours: null,
    socialLinks: [],
  })
  expect(getFrameFacts(NO_TEXTS)).toEqual({ notice: null, socialLinks: [] })
})

test('the notice is shown on its last day and not after it', () => {
  const notice = { text: 'Closed for Pongal', until: '2026-11-25' }
  expect(showNotice(notice)).toEqual({ text: 'Closed for Pongal' })
  expect(showNotice(notice, '2026-11-26')).toBeNull()
  expect(showNotice({ text: 'Always' }, '2099-01-01')).toEqual({ text: 'Always' })
})

/** Quoted in the customer's specification. */
const FIXED_SENTENCES = [
  ...['Home', 'About', 'Contact', 'Login', 'Join Us', 'Subscribe', 'Profile', 'Change Password'],
  ...[
    'Logout',
    'Privacy Policy',
    'Terms & Condition',
    'View Details',
    'Register',
    'Registering...',
  ],
  ...['Logging in...', 'Send Reset Link', 'Reset Password', 'Subscribe Now', 'Login here'],
  ...['Premium eBook Library', 'Loading e-books...', 'Premium', 'Free', 'Read Now'],
  ...['Register to Access More', "You're currently viewing our free e-book collection"],
  ...['Subscribe to Access', 'Upgrade Your Learning Experience', 'Register Now'],
  ...['Enroll in UNS for this facility', 'Premium Video Lessons', 'Please login to watch videos'],
  ...["You're viewing free videos only", 'Unlock Full Video Access', 'Loading...'],
  ...['Message sent successfully', 'Failed to send message. Try again later.'],
  ...['User is not logged in', '-- Select Board --', '2 Representatives'],
  "I declare the above is true and we'll attend the award ceremony.",
  ...[
    'Social impact',
    'Youth leadership',
    'Sustainable development goals',
    'Ethics and innovation',
  ],
  ...['Slide decks', 'Reflection cards', 'Templates', 'Assessment rubrics', 'Student journals'],
  ...['E-books', 'Story videos', 'Educational videos', 'Must-read book videos', 'Power talks'],
  ...['Quote posters', 'AI and AR coaching', 'Counselling', 'Live sessions'],
  ...['Weekly Online Empowerment Series', '10:00 AM IST, every week', 'On a video meeting'],
]

const listAllFields = (language: Language) =>
  listTextIds(language).flatMap((id) => listTextFields(id).map((field) => ({ ...field, text: id })))

test("no text of the customer's specification can be edited", () => {
  const fixed = new Set(FIXED_SENTENCES.map((sentence) => sentence.toLowerCase()))
  const editable = listAllFields('en').filter(({ original }) => fixed.has(original.toLowerCase()))
  expect(editable).toEqual([])
})

test('a change replaces its sentence and no other, and leaves the original as it was', () => {
  const original = getHomeText(NO_TEXTS)
  const changed = getHomeText({
    values: {
      home: { 'hero.title': 'A new title' },
      homeCards: { 'audiences.groups.1.text': 'that want a plan.' },
    },
    today: null,
  })
  expect(changed).toMatchObject({ hero: { title: 'A new title', lede: original.hero.lede } })
  expect(changed.audiences.groups[1]?.text).toBe('that want a plan.')
  expect(changed.audiences.groups[0]).toEqual(original.audiences.groups[0])
  expect(changed.themes.week(2)).toBe(original.themes.week(2))
  expect(getHomeText(NO_TEXTS)).toEqual(original)
})

test('a change whose sentence was removed by an update has no effect', () => {
  const changes = { 'hero.removed': 'x', 'beliefs.list': 'x', 'series.button': 'Buy' }
  expect(getAboutText({ values: { about: changes }, today: null })).toEqual(getAboutText(NO_TEXTS))
  const field = {
    name: 'hero.gone.text',
    label: '',
    kind: 'line',
    maxLength: 9,
    original: '',
  } as const
  const section = { hero: { title: 'x' } }
  expect(applyChanges(section, [field], { 'hero.gone.text': 'y' })).toEqual(section)
})

test('the labels of a form differ, so that each field has a name', () => {
  for (const name of languageCodes.flatMap(listTextIds)) {
    const labels = listTextFields(name).map(({ label }) => label)
    expect(new Set(labels).size).toBe(labels.length)
  }
})

const MAX_HOME_GROWTH_CHARACTERS = 5_000

test.each(languageCodes)('home (%s) grows by at most 5,000 characters', (language) => {
  const growth = listAllFields(language)
    .filter(({ text }) => text.startsWith('home'))
    .reduce((total, { maxLength, original }) => total + maxLength - original.length, 0)
  expect(growth).toBeLessThan(MAX_HOME_GROWTH_CHARACTERS)
})

test.each(['about-hi', 'homeCards-ta', 'emailWelcome-hi'])('%s is a text', (id) =>
  expect(isTextId(id)).toBe(true),
)

test.each(['about-en', 'about-xx', 'about-hi-x', 'about-', 'contact-hi', 'notice-ta', '-hi'])(
  '%s is no text',
  (id) => expect(isTextId(id)).toBe(false),
)

const inHindi = <Result>(run: () => Result) => runInLanguage('hi', run)

test('an edited page changes in its own language only', () => {
  const texts = {
    values: {
      home: { 'hero.title': 'A new title' },
      'home-hi': { 'hero.title': 'नया शीर्षक' },
      about: { title: 'Who we are' },
    },
    today: null,
  }
  expect(getHomeText(texts).hero.title).toBe('A new title')
  expect(inHindi(() => getHomeText(texts)).hero).toEqual({
    ...inHindi(() => getHomeText(NO_TEXTS)).hero,
    title: 'नया शीर्षक',
  })
  expect(inHindi(() => getAboutText(texts))).toEqual(inHindi(() => getAboutText(NO_TEXTS)))
})

test('the fields of a text in Hindi have the Hindi originals and English labels', () => {
  const [english, hindi] = [listTextFields('about'), listTextFields('about-hi')]
  const listNames = (fields: typeof hindi) => fields.map(({ name, label }) => [name, label])
  expect(listNames(hindi)).toEqual(listNames(english))
  expect(hindi[0]?.lang).toBe('hi-IN')
  expect(hindi[0]?.original).toBe(inHindi(() => getAboutText(NO_TEXTS)).title)
  expect(hindi[0]?.original).not.toBe(english[0]?.original)
})

test('an edited email is sent in its own language only', () => {
  const values = {
    emailRegistered: { body: 'See you on {when}.' },
    'emailRegistered-hi': { body: '{when} को मिलते हैं।' },
  }
  const compose = (texts = {}) =>
    composeEmail('liveSessionRegistered', SESSION_DATA, { values: texts, today: null })
  expect(compose(values).paragraphs[0]).toMatch(/^See you on Saturday/)
  expect(inHindi(() => compose(values)).paragraphs[0]).toMatch(/ को मिलते हैं।$/)
  const { emailRegistered } = values
  expect(inHindi(() => compose({ emailRegistered }))).toEqual(inHindi(() => compose()))
})

const NOTICE = {
  ...{ text: 'Closed on Friday', link: '/series?page=2', linkText: 'See the sessions' },
  ...{ 'text.hi': 'शुक्रवार को बंद', 'linkText.hi': 'सत्र देखें' },
}

test('a notice is in the language of the page, and its link leads to the page in that language', () => {
  expect(inHindi(() => showNotice(NOTICE))).toEqual({
    text: 'शुक्रवार को बंद',
    link: { url: '/hi/series?page=2', label: { text: 'सत्र देखें' } },
  })
  expect(showNotice(NOTICE)?.link?.url).toBe('/series?page=2')
})

test('what is not translated is in English and marked so', () => {
  expect(runInLanguage('ta', () => showNotice(NOTICE))).toEqual({
    text: 'Closed on Friday',
    lang: 'en-IN',
    link: { url: '/ta/series?page=2', label: { text: 'See the sessions', lang: 'en-IN' } },
  })
  const contact = { hours: '9 to 5', 'hours.hi': '9 से 5' }
  const readHours = () => getSiteFacts({ values: { contact }, today: null }).hours
  expect([readHours(), inHindi(readHours), runInLanguage('ta', readHours)]).toEqual([
    { text: '9 to 5' },
    { text: '9 से 5' },
    { text: '9 to 5', lang: 'en-IN' },
  ])
})

test.each(['/hi/series', '/team', '/files/a', 'https://uns.example/series', '/no-such-page'])(
  'a link to %s stays as it is in Hindi',
  (link) => expect(inHindi(() => showNotice({ ...NOTICE, link }))?.link?.url).toBe(link),
)
