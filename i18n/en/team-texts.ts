import { formatShortDateTime } from '../dates'
import { nameLanguage } from '../language-name'

const names = {
  contact: 'Contact details',
  notice: 'Notice on every page',
  home: 'Home: beginning and headings',
  homeThemes: 'Home: themes and toolkit',
  homeCards: 'Home: cards and steps',
  about: 'About',
  emailWelcome: 'Email: welcome',
  emailRegistered: 'Email: registered for a session',
  emailReminder: 'Email: reminder a day before',
  emailCertificate: 'Email: certificate',
  emailInvitation: 'Email: invitation to a seat',
}

const inLanguage = (name: string, language: string) => `${name} in ${language}`

/** The id of a text in another language ends with that language, as in `about-hi`. */
function nameText(id: string): string {
  const [text = '', language] = id.split('-', 2)
  const name = (names as Record<string, string>)[text] ?? text
  return language ? inLanguage(name, nameLanguage(language)) : name
}

export const teamTexts = {
  title: 'Texts',
  lede: 'Change texts of the site without new code. Visitors see a change when you publish it.',
  back: 'All texts',
  /** Also in the log. */
  nameText,
  inLanguage,
  about: {
    contact: 'On the contact page, in the privacy policy, in the footer and for search engines.',
    notice: 'At the top of every page, until the last day that you enter.',
    home: 'The first sentences of the home page, and the headings of its parts.',
    homeThemes: 'The four weekly themes and the five kinds of resources on the home page.',
    homeCards: 'The cards of the pages, the three steps and the groups on the home page.',
    about: 'The about page: its beginning, what we offer and how we work.',
    emailWelcome: 'Sent when someone registers.',
    emailRegistered: 'Sent when a user registers for a live session.',
    emailReminder: 'Sent to registered users a day before a live session.',
    emailCertificate: 'Sent when a certificate is issued.',
    emailInvitation: 'Sent when a school invites a teacher.',
  },
  heads: { text: 'Text', state: 'State', published: 'Last published' },
  states: {
    original: 'Original',
    edited: 'Edited',
    draft: 'Draft to publish',
    outdated: 'English text is newer',
  },
  moment: formatShortDateTime,
  never: 'Never published',
  editor: {
    heading: 'Draft',
    originalHint: 'Leave a field empty to use the original text.',
    original: (text: string) => `Original: ${text}`,
    english: (text: string) => `English: ${text}`,
    outdated:
      'The English text was published later. Compare each field with it, then publish this text again.',
    otherLanguages: 'This text in other languages',
    preview: 'Preview the draft',
    publish: 'Publish',
    publishing: 'Publishing...',
    failure: 'We could not publish this. Try again.',
    states: {
      saved: 'The draft is saved. Visitors see it when you publish.',
      published: 'Visitors see this text.',
      saving: 'Saving...',
      typed: 'Not saved yet.',
      failed: 'We could not save this. It stays here, and we try again.',
    },
    conflict: {
      mine: 'Save my text',
      mineHint: 'The newer draft stays as the earlier draft.',
      theirs: 'Open the newer draft',
      theirsHint: 'Your text stays as the earlier draft.',
    },
    swap: 'Open the earlier draft',
    swapHint: 'A colleague wrote it. Both drafts stay: they change places.',
  },
  history: {
    heading: 'History',
    none: 'Nothing has been published yet. Visitors see the original text.',
    version: (number: number) => `Version ${number}`,
    current: 'Visitors see this version',
    by: (name: string, time: Date) => `${name}, ${formatShortDateTime(time)}`,
    someone: 'A former colleague',
    show: 'Show the changes',
    original: 'Original text',
    isOriginal: 'The original text',
    restore: 'Publish this version',
    restoreNamed: (number: number) => `Publish version ${number}`,
    useOriginal: 'Use the original text',
  },
  preview: {
    title: (name: string) => `Preview: ${name}`,
    notice: 'This is a preview of the draft. Visitors see it when you publish.',
    back: 'Back to the text',
    languages: 'Preview in other languages',
  },
  results: {
    saved: 'The draft is saved.',
    published: 'Published. Visitors see it within two seconds.',
    restored: 'The earlier version is public again. Visitors see it within two seconds.',
    unchanged: 'Visitors see this text already.',
    swapped: 'The earlier draft is open.',
    colleague: 'A colleague',
  },
  email: {
    fields: { subject: 'Subject', body: 'Message' },
    hints: {
      body: 'An empty line begins a new paragraph. Greeting, button and closing stay as they are.',
      placeholders: (names: string[]) => `You can use ${names.join(', ')}.`,
    },
    sample: {
      firstname: 'Asha',
      title: 'Read the water meter',
      school: 'Green Valley School',
      inviter: 'Meena Rajan',
      host: 'Latha Sundar',
    },
    preview: 'Preview with sample data',
  },
  parts: {
    title: 'Title',
    heading: 'Heading',
    name: 'Name',
    lede: 'First paragraph',
    intro: 'Introduction',
    text: 'Text',
    detail: 'Detail',
    time: 'When it helps',
    explore: 'In the session',
    classroom: 'In your class',
  },
  ofPart: (part: string, name: string) => `${part}: ${name}`,
  contact: {
    fields: {
      address: 'Address',
      phone: 'Phone',
      hours: 'Opening hours',
      facebook: 'Facebook',
      instagram: 'Instagram',
      youtube: 'YouTube',
      linkedin: 'LinkedIn',
      whatsapp: 'WhatsApp channel',
    },
    hints: { hours: 'Such as: Monday to Friday, 9:00 AM to 5:00 PM IST.' },
  },
  notice: {
    fields: {
      text: 'Notice',
      link: 'Link',
      linkText: 'Text of the link',
      until: 'Last day',
    },
    hints: {
      text: 'One or two short sentences. Empty: no notice.',
      link: 'A path of this site, such as /series, or a URL that begins with https://.',
      until: 'After this day the notice disappears. Empty: it stays until you remove it.',
    },
  },
}
